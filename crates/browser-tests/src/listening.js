// Keeps what the server says over sockets, and lets a test break the line.
window.heard = [];
window.lines = [];
window.WebSocket = class extends window.WebSocket {
  constructor(...given) {
    super(...given);
    window.lines.push(this);
    this.addEventListener("message", ({ data }) => window.heard.push([...new Uint8Array(data)]));
  }
};
