// A video of almost nothing that keeps the screen on in every browser. For that it must have a sound
// track and not be muted, must not `loop`, and must have come with the page: Safari gives up on one
// whose server does not send parts of it. Ten seconds of black and silence, made by
//
//   ffmpeg -f lavfi -i color=black:s=16x16:r=1 -f lavfi -i anullsrc=r=8000:cl=mono -t 10 \
//     -c:v libx264 -profile:v baseline -pix_fmt yuv420p -c:a aac -b:a 8k -movflags +faststart awake.mp4
//   ffmpeg -f lavfi -i color=black:s=16x16:r=1 -f lavfi -i anullsrc=r=8000:cl=mono -t 10 \
//     -c:v libvpx -b:v 1k -c:a libopus -b:a 6k -frame_duration 60 awake.webm

import awakeMp4 from './awake.mp4?inline';
import awakeWebm from './awake.webm?inline';

/** Long before its end. */
const REWIND_S = 5;

export class SilentVideo {
  private readonly video = document.createElement('video');

  constructor() {
    const { video } = this;
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
    video.addEventListener('timeupdate', () => {
      if (video.currentTime > REWIND_S) video.currentTime = 0;
    });
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
