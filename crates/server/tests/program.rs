//! The server as a newcomer starts it: it prints its address and answers there.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};

use havana_server::{USUAL_PORT, is_built};
use tempfile::TempDir;

/// A running server with a store of its own; it ends with this.
struct Server {
    program: Child,
    /// Held open, since the server continues to print.
    printed: BufReader<ChildStdout>,
    _data: TempDir,
}

impl Server {
    fn start(arguments: &[&str]) -> Server {
        let program = env!("CARGO_BIN_EXE_havana-server");
        let data = tempfile::tempdir().expect("a directory for its store");
        let mut command = Command::new(program);
        command.arg("--no-open").arg("--data").arg(data.path()).args(arguments);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut program = command.spawn().expect("the program was built");
        let printed = BufReader::new(program.stdout.take().expect("it is piped"));
        Server { program, printed, _data: data }
    }

    /// The host and port of the address it prints.
    fn address(&mut self) -> String {
        let address = self.printed.by_ref().lines().map_while(Result::ok).find_map(|line| {
            let rest = line.split_once("http://")?.1;
            rest.split_once('/').map(|(address, _)| address.to_owned())
        });
        address.expect("it prints its address")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

#[test]
fn it_takes_another_port_if_the_usual_one_is_taken() {
    // This test or another process has the port, so the server does not.
    let _taken = TcpListener::bind(("127.0.0.1", USUAL_PORT));
    let mut server = Server::start(&[]);
    let address = server.address();
    assert!(address.starts_with("127.0.0.1:"), "{address}");
    assert!(!address.ends_with(&format!(":{USUAL_PORT}")), "{address}");
    let mut line = TcpStream::connect(&address).expect("it listens where it says");
    write!(line, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")
        .expect("it can be asked");
    let mut answer = String::new();
    line.read_to_string(&mut answer).expect("it answers");
    let expected = if is_built() { "HTTP/1.1 200 OK" } else { "HTTP/1.1 503 " };
    assert!(answer.starts_with(expected), "{answer}");
}

#[test]
fn a_port_that_was_asked_for_and_is_taken_is_told_of() {
    let taken = TcpListener::bind(("127.0.0.1", 0)).expect("some port is free");
    let port = taken.local_addr().expect("it is bound").port().to_string();
    let mut server = Server::start(&["--port", &port]);
    let ended = server.program.wait().expect("it ends by itself");
    let mut said = String::new();
    let mut complaint = server.program.stderr.take().expect("it is read once");
    complaint.read_to_string(&mut said).expect("it says something");
    assert!(!ended.success());
    assert!(said.contains(&port) && said.contains("--listen"), "{said}");
}
