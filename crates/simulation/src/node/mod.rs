//! Simulated nodes: the server's own code in an environment of the simulation.

mod environment;
mod gate;
mod hosts;
mod uptime;

pub(crate) use environment::beginning;
pub(crate) use hosts::Hosts;
pub(crate) use uptime::Uptime;
