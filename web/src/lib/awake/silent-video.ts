// A muted, looping, inline video of almost nothing.

import awakeMp4 from './awake.mp4';
import awakeWebm from './awake.webm';

export class SilentVideo {
  private readonly video = document.createElement('video');

  constructor() {
    const { video } = this;
    video.muted = true;
    video.loop = true;
    video.playsInline = true;
    video.setAttribute('aria-hidden', 'true');
    video.tabIndex = -1;
    // Within the page and not transparent: browsers stop videos that nobody could see.
    video.style.cssText =
      'position:fixed;left:0;bottom:0;width:2px;height:2px;opacity:0.01;pointer-events:none';
    for (const [src, type] of [
      [awakeWebm, 'video/webm'],
      [awakeMp4, 'video/mp4'],
    ] as const) {
      const source = document.createElement('source');
      source.src = src;
      source.type = type;
      video.append(source);
    }
    document.body.append(video);
  }

  async play(): Promise<void> {
    if (document.visibilityState !== 'visible' || !this.video.paused) return;
    try {
      await this.video.play();
    } catch {
      // Not yet allowed: the next tap tries again.
    }
  }

  remove(): void {
    this.video.pause();
    this.video.remove();
  }
}
