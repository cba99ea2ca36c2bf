//! SQLite: one thread that writes, a few that read, and statements on a connection.
//!
//! The work of a transaction goes to a thread as a whole and never waits there, so it costs one
//! hop, however many statements it has.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};
use std::thread::JoinHandle;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OpenFlags, Statement, ToSql};
use tokio::sync::{mpsc, oneshot};

use super::Work;
use super::tx::{Link, Tx};
use super::value::{Row, Type, Value, Values};
use crate::error::Error;

const READERS: usize = 4;
/// How many calls may wait for a thread; later ones wait for a place.
const MOST_WAITING: usize = 1024;
/// More than there are statements, so that each stays prepared.
const PREPARED: usize = 256;

/// A commit is answered when it is on the disk; readers do not wait for the writer; what is
/// deleted is overwritten.
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
    PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA temp_store = MEMORY; \
    PRAGMA secure_delete = ON;";
/// A reader changes nothing, not even the mode.
const READING: &str = "PRAGMA busy_timeout = 5000; PRAGMA temp_store = MEMORY;";

/// How a file is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// To write, made where there is none.
    Own,
    /// To look at it beside a server that runs.
    Look,
}

/// The threads of a SQLite file.
#[derive(Clone, Debug)]
pub(crate) struct Threads {
    writer: mpsc::Sender<Job>,
    readers: mpsc::Sender<Job>,
    running: Arc<Mutex<Vec<Thread>>>,
}

/// A thread and where it takes its work from. One job to close ends one thread.
type Thread = (mpsc::Sender<Job>, JoinHandle<()>);

enum Job {
    Work(Box<dyn FnOnce(&mut Desk) + Send>),
    Close,
}

impl Threads {
    pub(crate) async fn open(file: &Path, mode: Mode) -> Result<Threads, String> {
        let file = file.to_owned();
        let opened = tokio::task::spawn_blocking(move || Threads::start(&file, mode)).await;
        opened.map_err(|error| error.to_string())?.map_err(|error| error.to_string())
    }

    fn start(file: &Path, mode: Mode) -> rusqlite::Result<Threads> {
        let mut running = Vec::new();
        let mut start = |count: usize| -> rusqlite::Result<mpsc::Sender<Job>> {
            let (jobs, waiting) = mpsc::channel(MOST_WAITING);
            let waiting = Arc::new(Mutex::new(waiting));
            for _ in 0..count {
                let mut desk = Desk { file: file.to_owned(), mode, tx: Some(open(file, mode)?) };
                let waiting = Arc::clone(&waiting);
                running.push((jobs.clone(), std::thread::spawn(move || desk.serve(&waiting))));
            }
            Ok(jobs)
        };
        let (writer, readers) = match mode {
            Mode::Own => (start(1)?, start(READERS)?),
            Mode::Look => {
                let readers = start(1)?;
                (readers.clone(), readers)
            }
        };
        Ok(Threads { writer, readers, running: Arc::new(Mutex::new(running)) })
    }

    /// Does the work in a transaction, which is committed unless the work fails or rolls it back.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T> + Send + 'static,
    ) -> Result<T, Error> {
        ask(&self.writer, move |tx| transact(tx, work)).await
    }

    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T> + Send + 'static,
    ) -> Result<T, Error> {
        ask(&self.readers, move |tx| ready(work(tx))).await
    }

    /// Finishes what waits and closes the connections, the writer's last: closing the last one
    /// brings everything into the file.
    pub(crate) async fn close(&self) {
        let running =
            std::mem::take(&mut *self.running.lock().unwrap_or_else(PoisonError::into_inner));
        let (writers, readers): (Vec<_>, Vec<_>) =
            running.into_iter().partition(|(queue, _)| queue.same_channel(&self.writer));
        for threads in [readers, writers] {
            for (queue, _) in &threads {
                let _ = queue.send(Job::Close).await;
            }
            let join = || threads.into_iter().for_each(|(_, thread)| drop(thread.join()));
            let _ = tokio::task::spawn_blocking(join).await;
        }
    }
}

/// Brings work to a thread; a panic there continues here.
async fn ask<T: Send + 'static>(
    jobs: &mpsc::Sender<Job>,
    work: impl FnOnce(&mut Tx) -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let (answer, answered) = oneshot::channel();
    let job = Job::Work(Box::new(move |desk| {
        let _ = answer.send(desk.work(work));
    }));
    jobs.send(job).await.map_err(|_| Error::Closed)?;
    match answered.await.map_err(|_| Error::Closed)? {
        Ok(done) => done,
        Err(panic) => resume_unwind(panic),
    }
}

/// A connection and the file that it is to.
struct Desk {
    file: PathBuf,
    mode: Mode,
    tx: Option<Tx>,
}

impl Desk {
    fn serve(&mut self, waiting: &Mutex<mpsc::Receiver<Job>>) {
        let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
        while let Some(Job::Work(work)) = next() {
            work(self);
        }
    }

    /// Does work on the connection, and opens another one if that leaves it unusable: a failed
    /// commit may leave a transaction open that cannot be rolled back either.
    fn work<T>(
        &mut self,
        work: impl FnOnce(&mut Tx) -> Result<T, Error>,
    ) -> Result<Result<T, Error>, Box<dyn Any + Send>> {
        let mut tx = match self.tx.take().map_or_else(|| open(&self.file, self.mode), Ok) {
            Ok(tx) => tx,
            Err(error) => return Ok(Err(error.into())),
        };
        let done = catch_unwind(AssertUnwindSafe(|| work(&mut tx)));
        let is_idle = matches!(&tx.link, Link::Sqlite(connection) if connection.is_autocommit());
        self.tx = (done.is_ok() && is_idle).then_some(tx);
        done
    }
}

fn open(file: &Path, mode: Mode) -> rusqlite::Result<Tx> {
    let (access, pragmas) = match mode {
        Mode::Own => (OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE, PRAGMAS),
        Mode::Look => (OpenFlags::SQLITE_OPEN_READ_ONLY, READING),
    };
    let connection = Connection::open_with_flags(file, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.execute_batch(pragmas)?;
    Ok(prepared(connection))
}

/// A connection that keeps its statements prepared.
pub(super) fn prepared(connection: Connection) -> Tx {
    connection.set_prepared_statement_cache_capacity(PREPARED);
    Tx::new(Link::Sqlite(connection))
}

/// Does work in a transaction of its own. SQLite must know from the beginning that it will write:
/// otherwise it can find, halfway, that another program did.
pub(super) fn transact<T>(
    tx: &mut Tx,
    work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T>,
) -> Result<T, Error> {
    (tx.rolls_back, tx.hints) = (false, Vec::new());
    batch(tx, "BEGIN IMMEDIATE")?;
    let answer = ready(work(tx));
    let committed = if answer.is_ok() && !tx.rolls_back {
        batch(tx, "COMMIT").map_err(Error::unknown)
    } else {
        tx.hints.clear();
        Ok(())
    };
    if let Link::Sqlite(connection) = &tx.link
        && !connection.is_autocommit()
    {
        let _ = batch(tx, "ROLLBACK");
    }
    committed.and(answer)
}

fn batch(tx: &Tx, sql: &str) -> rusqlite::Result<()> {
    let Link::Sqlite(connection) = &tx.link else { return Ok(()) };
    connection.execute_batch(sql)
}

/// The answer of work on SQLite, which never waits.
pub(crate) fn ready<T>(mut work: Work<'_, T>) -> Result<T, Error> {
    match work.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(answer) => answer,
        Poll::Pending => Err(Error::Unsupported("work on SQLite must not wait")),
    }
}

pub(super) fn rows(
    connection: &Connection,
    sql: &str,
    values: Values<'_>,
) -> Result<Vec<Row>, Error> {
    let mut statement = connection.prepare_cached(&numbered(sql))?;
    bind(&mut statement, values)?;
    let columns: Arc<[String]> = statement.column_names().into_iter().map(str::to_owned).collect();
    let (mut rows, mut found) = (statement.raw_query(), Vec::new());
    while let Some(row) = rows.next()? {
        let values = (0..columns.len()).map(|number| read(row.get_ref(number)?));
        let values = values.collect::<Result<_, Error>>()?;
        found.push(Row { columns: Arc::clone(&columns), values });
    }
    Ok(found)
}

pub(super) fn run(connection: &Connection, sql: &str, values: Values<'_>) -> Result<u64, Error> {
    let mut statement = connection.prepare_cached(&numbered(sql))?;
    bind(&mut statement, values)?;
    Ok(statement.raw_execute()? as u64)
}

/// SQLite takes `$2` for a name and numbers it by where it first stands; `?2` is the second value.
fn numbered(sql: &str) -> String {
    sql.replace('$', "?")
}

fn bind(statement: &mut Statement<'_>, values: Values<'_>) -> rusqlite::Result<()> {
    (1..).zip(values).try_for_each(|(number, value)| {
        statement.raw_bind_parameter::<usize, _>(number, value.to_value())
    })
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null(_) => ValueRef::Null,
            Value::Int(number) => ValueRef::Integer(*number),
            Value::Real(number) => ValueRef::Real(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

fn read(value: ValueRef<'_>) -> Result<Value, Error> {
    Ok(match value {
        ValueRef::Null => Value::Null(Type::Int),
        ValueRef::Integer(number) => Value::Int(number),
        ValueRef::Real(number) => Value::Real(number),
        ValueRef::Text(text) => {
            Value::Text(String::from_utf8(text.to_vec()).map_err(Error::damaged)?)
        }
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
    })
}
