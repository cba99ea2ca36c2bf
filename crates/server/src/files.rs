//! How many sockets and files the system lets this program open.

/// Asks the system for as many as it allows, and answers with how many that is; `None` where the
/// system has no such limit.
#[cfg(unix)]
pub fn allow_most() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    if setrlimit(Resource::Nofile, raised).is_ok() { limit.maximum } else { limit.current }
}

/// Asks the system for as many as it allows, and answers with how many that is; `None` where the
/// system has no such limit.
#[cfg(not(unix))]
pub fn allow_most() -> Option<u64> {
    None
}
