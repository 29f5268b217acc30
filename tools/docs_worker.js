// A page that was opened from a file may not start a worker, and the search of the site is one. Here it runs in a
// hidden frame instead. Served over HTTP the browser's own workers do, and this file does nothing.
if (location.protocol === 'file:') {
  class IFrameWorker extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement('iframe');
      frame.hidden = true;
      document.body.append(frame);
      this.inside = frame.contentWindow;
      this.inside.postMessage = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
      const script = frame.contentDocument.createElement('script');
      script.src = address;
      this.ready = new Promise((resolve) => (script.onload = resolve));
      frame.contentDocument.body.append(script);
    }

    set onmessage(heard) {
      this.addEventListener('message', heard);
    }

    async postMessage(data) {
      await this.ready;
      this.inside.dispatchEvent(new MessageEvent('message', { data }));
    }

    terminate() {}
  }
  window.IFrameWorker = window.Worker = IFrameWorker;
}
