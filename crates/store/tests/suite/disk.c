/* A disk that fails: loaded before the C library into a program whose store is under test.
 *
 * DISK_UNDER  the directory whose files are watched
 * DISK_AT     the number of the call that goes wrong, from 1; 0 only counts
 * DISK_HOW    fail: that call fails once with EIO
 *             full: writes fail with ENOSPC from that call on
 *             tear: half of that write reaches the file, and the program ends at once
 *             lose: the program ends at once, and nothing that was not synced has reached its file
 *
 * The number of calls is written to the standard error when the program ends. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_long calls;

/* What a write or a truncation replaced, newest first, until its file is synced. */
struct change {
    struct change *before;
    char path[PATH_MAX];
    off_t at, length;
    size_t count;
    char replaced[];
};
static struct change *changes;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int watched(int fd, char path[PATH_MAX]) {
    char link[64];
    const char *under = getenv("DISK_UNDER");
    if (!under) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    return strncmp(path, under, strlen(under)) == 0 && !strstr(path, "havana.lock");
}

static void note(int fd, const char *path, off_t at, size_t count) {
    struct change *change = malloc(sizeof *change + count);
    if (!change) abort();
    change->before = changes;
    strcpy(change->path, path);
    change->at = at;
    change->length = lseek(fd, 0, SEEK_END);
    ssize_t found = syscall(SYS_pread64, fd, change->replaced, count, at);
    change->count = found > 0 ? (size_t)found : 0;
    changes = change;
}

static void synced_now(const char *path) {
    for (struct change *change = changes; change; change = change->before)
        if (!strcmp(change->path, path)) change->path[0] = 0;
}

static void lose(void) {
    for (struct change *change = changes; change; change = change->before) {
        if (!change->path[0]) continue;
        int fd = open(change->path, O_RDWR);
        if (fd < 0) continue;
        if (change->count) syscall(SYS_pwrite64, fd, change->replaced, change->count, change->at);
        syscall(SYS_ftruncate, fd, change->length);
        close(fd);
    }
    _exit(7);
}

/* 0: go on; 1: fail once; 2: full; 3: tear. */
static int verdict(const char *path, int writes) {
    if (!path[0]) return 0;
    long number = atomic_fetch_add(&calls, 1) + 1;
    const char *at = getenv("DISK_AT"), *how = getenv("DISK_HOW");
    long bad = at ? atol(at) : 0;
    if (bad == 0 || !how) return 0;
    if (!strcmp(how, "full")) return writes && number >= bad ? 2 : 0;
    if (number != bad) return 0;
    if (!strcmp(how, "lose")) {
        pthread_mutex_lock(&lock);
        lose();
    }
    return !strcmp(how, "tear") ? 3 : 1;
}

static ssize_t judged(int fd, const void *bytes, size_t count, off_t at, int placed) {
    char path[PATH_MAX];
    if (!watched(fd, path)) path[0] = 0;
    if (path[0] && !placed) at = lseek(fd, 0, SEEK_CUR);
    int found = verdict(path, 1);
    if (found == 1 || found == 2) {
        errno = found == 1 ? EIO : ENOSPC;
        return -1;
    }
    if (!path[0])
        return placed ? syscall(SYS_pwrite64, fd, bytes, count, at) : syscall(SYS_write, fd, bytes, count);
    pthread_mutex_lock(&lock);
    note(fd, path, at, count);
    ssize_t done = syscall(SYS_pwrite64, fd, bytes, found == 3 ? count / 2 : count, at);
    pthread_mutex_unlock(&lock);
    if (found == 3) _exit(7);
    if (!placed && done > 0) lseek(fd, at + done, SEEK_SET);
    return done;
}

ssize_t write(int fd, const void *bytes, size_t count) { return judged(fd, bytes, count, 0, 0); }
ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) { return judged(fd, bytes, count, at, 1); }
ssize_t pwrite64(int fd, const void *bytes, size_t count, off_t at) { return judged(fd, bytes, count, at, 1); }

static int synced(int fd, long call, off_t length, int writes) {
    char path[PATH_MAX];
    if (!watched(fd, path)) path[0] = 0;
    int found = verdict(path, writes);
    if (found == 1 || found == 2) {
        errno = found == 1 ? EIO : ENOSPC;
        return -1;
    }
    if (found == 3) _exit(7);
    pthread_mutex_lock(&lock);
    if (path[0] && writes) {
        off_t now = lseek(fd, 0, SEEK_END);
        note(fd, path, length, now > length ? (size_t)(now - length) : 0);
    }
    int done = (int)syscall(call, fd, length);
    if (path[0] && !writes && done == 0) synced_now(path);
    pthread_mutex_unlock(&lock);
    return done;
}

int fsync(int fd) { return synced(fd, SYS_fsync, 0, 0); }
int fdatasync(int fd) { return synced(fd, SYS_fdatasync, 0, 0); }
int ftruncate(int fd, off_t length) { return synced(fd, SYS_ftruncate, length, 1); }
int ftruncate64(int fd, off_t length) { return synced(fd, SYS_ftruncate, length, 1); }

__attribute__((destructor)) static void told(void) {
    fprintf(stderr, "disk calls: %ld\n", atomic_load(&calls));
}
