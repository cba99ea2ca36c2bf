// Keeps what the server says over sockets, and lets a test break the line.
const Real = window.WebSocket;
window.heard = [];
window.lines = [];
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    window.lines.push(this);
    this.addEventListener("message", ({ data }) => window.heard.push([...new Uint8Array(data)]));
  }
};
