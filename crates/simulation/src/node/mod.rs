//! Simulated nodes: the server's own code in an environment of the simulation.

mod environment;
mod gate;
mod nodes;
mod uptime;

pub(crate) use environment::beginning;
pub(crate) use nodes::Nodes;
pub(crate) use uptime::Uptime;
