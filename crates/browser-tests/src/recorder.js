// Records what screen readers speak: each text of a live region as it changes.
window.told = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const at = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
    const region = at?.closest("[role=status], [role=log], [aria-live]");
    const text = region?.textContent.trim();
    if (text) window.told.push({ region: region.id || region.getAttribute("role"), text });
  }
}).observe(document.body, { subtree: true, childList: true, characterData: true });
