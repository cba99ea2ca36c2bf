//! Passwords: hashed with Argon2id, where it keeps no game waiting.

use std::sync::Arc;
use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::wrong::Refused;
use crate::environment::{self, Environment};

/// The most passwords at once: each takes 19 MiB and a core for tens of milliseconds.
const AT_ONCE: usize = 2;
/// How long a request waits for its turn before it is refused as busy.
const PATIENCE: Duration = Duration::from_secs(5);

/// Hashes passwords and checks them.
pub(super) struct Passwords {
    environment: Arc<dyn Environment>,
    turns: Arc<Semaphore>,
}

impl Passwords {
    pub(super) fn new(environment: Arc<dyn Environment>) -> Passwords {
        Passwords { environment, turns: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// The hash of a password, with its salt and its costs.
    pub(super) async fn hash(&self, password: String) -> Result<String, Refused> {
        let hashed = self.run(move || {
            let hash = Argon2::default().hash_password(password.as_bytes());
            hash.map(|hash: PasswordHash| hash.to_string()).ok()
        });
        hashed.await?.ok_or_else(Refused::busy)
    }

    /// Whether a password is the one that was hashed. Without a hash it takes as long and is not,
    /// so that nobody learns which logins there are.
    pub(super) async fn check(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Refused> {
        self.run(move || {
            let known = hash.is_some();
            let hash = hash.unwrap_or_else(|| NOBODYS.to_owned());
            let right = PasswordHash::new(&hash).is_ok_and(|hash| {
                Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
            });
            right && known
        })
        .await
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let turn = timeout(PATIENCE, Arc::clone(&self.turns).acquire_owned()).await;
        let Ok(Ok(turn)) = turn else { return Err(Refused::busy()) };
        let worked = environment::compute(&*self.environment, move || {
            let worked = work();
            drop(turn);
            worked
        });
        worked.await.ok_or_else(Refused::busy)
    }
}

/// A hash of the same costs as every other, of no password.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::environment::Machine;

    #[tokio::test]
    async fn a_password_is_known_again_and_another_is_not() {
        let passwords = Passwords::new(Arc::new(Machine));
        let hash = passwords.hash("a good secret".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_ne!(passwords.hash("a good secret".to_owned()).await.unwrap(), hash);
        let check = async |word: &str, hash| passwords.check(word.to_owned(), hash).await.unwrap();
        assert!(check("a good secret", Some(hash.clone())).await);
        assert!(!check("another secret", Some(hash)).await);
        assert!(!check("a good secret", None).await);
        assert!(PasswordHash::new(NOBODYS).is_ok());
    }
}
