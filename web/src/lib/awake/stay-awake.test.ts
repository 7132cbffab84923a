import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdLock, playVideo } from './stay-awake';

/** As a browser has it, which plays nothing unless somebody has touched the page. */
class FakeVideo extends EventTarget {
  static isAllowed = true;
  paused = true;
  loop = false;
  muted = false;
  currentTime = 0;
  tabIndex = 0;
  playsInline = false;
  isInPage = false;
  readonly style = { cssText: '' };
  readonly setAttribute = vi.fn();
  readonly append = vi.fn();

  play(): Promise<void> {
    if (!FakeVideo.isAllowed) return Promise.reject(new Error('NotAllowedError'));
    this.paused = false;
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
  }
  remove(): void {
    this.isInPage = false;
  }
  /** As the browser says a few times a second. */
  reach(seconds: number): void {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
}

/** A page of its own for each test: loaded, and not touched yet. */
class FakePage extends EventTarget {
  visibilityState = 'visible';
  videos: FakeVideo[] = [];
  readonly body = { append: (video: FakeVideo) => (video.isInPage = true) };

  createElement(tag: string): object {
    if (tag !== 'video') return {};
    const video = new FakeVideo();
    this.videos.push(video);
    return video;
  }
  /** As a switch to another app does, which stops every video. */
  hide(): void {
    this.visibilityState = 'hidden';
    for (const video of this.videos) video.pause();
    this.dispatchEvent(new Event('visibilitychange'));
  }
  show(): void {
    this.visibilityState = 'visible';
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: FakePage;
let glass: EventTarget;

beforeEach(() => {
  page = new FakePage();
  glass = new EventTarget();
  FakeVideo.isAllowed = true;
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', glass.addEventListener.bind(glass));
  vi.stubGlobal('removeEventListener', glass.removeEventListener.bind(glass));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** One finger: more than one event. */
async function tap(): Promise<void> {
  for (const touch of ['pointerup', 'click']) glass.dispatchEvent(new Event(touch));
  await settled();
}
async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
}

describe('a silent video', () => {
  /** Its code comes later than the page. */
  async function begin(): Promise<{ stop: () => void; video: FakeVideo }> {
    const stop = playVideo();
    await import('./silent-video');
    await settled();
    const video = page.videos.at(-1);
    if (!video) throw new Error('no video');
    return { stop, video };
  }

  test('plays from the first tap on, in the page and out of the way', async () => {
    const { stop, video } = await begin();
    expect(video.paused).toBe(true);
    await tap();
    expect(video.paused).toBe(false);
    expect(video.isInPage).toBe(true);
    expect(video.playsInline).toBe(true);
    expect(video.tabIndex).toBe(-1);
    expect(video.setAttribute).toHaveBeenCalledWith('aria-hidden', 'true');
    stop();
  });

  test('is heard by phones: with sound that is not muted, and without a loop', async () => {
    const { stop, video } = await begin();
    await tap();
    expect([video.muted, video.loop]).toEqual([false, false]);
    stop();
  });

  test('is wound back long before its end, and only then', async () => {
    const { stop, video } = await begin();
    await tap();
    video.reach(4.9);
    expect(video.currentTime).toBe(4.9);
    video.reach(5.1);
    expect(video.currentTime).toBe(0);
    stop();
  });

  test('that may not play yet waits for the next tap', async () => {
    const { stop, video } = await begin();
    FakeVideo.isAllowed = false;
    await tap();
    expect(video.paused).toBe(true);
    FakeVideo.isAllowed = true;
    await tap();
    expect(video.paused).toBe(false);
    stop();
  });

  test('comes back with the page, and not before', async () => {
    const { stop, video } = await begin();
    await tap();
    page.hide();
    await tap();
    expect(video.paused).toBe(true);
    page.show();
    await settled();
    expect(video.paused).toBe(false);
    expect(page.videos).toHaveLength(1);
    stop();
  });

  test('ends with the table, and the next page takes it up with its first tap', async () => {
    const first = await begin();
    await tap();
    first.stop();
    expect([first.video.paused, first.video.isInPage]).toEqual([true, false]);
    await tap();
    expect(first.video.paused).toBe(true);

    const second = await begin();
    await tap();
    expect([first.video.paused, second.video.paused]).toEqual([true, false]);
    second.stop();
  });

  test('that is called off before it has come never does', async () => {
    playVideo()();
    await import('./silent-video');
    await settled();
    expect(page.videos).toEqual([]);
  });
});

describe('a wake lock', () => {
  type Lock = { released: boolean; release: () => Promise<void> };
  let locks: Lock[];
  let isAllowed: boolean;

  beforeEach(() => {
    [locks, isAllowed] = [[], true];
    vi.stubGlobal('navigator', { wakeLock: { request } });
  });

  async function request(): Promise<Lock> {
    await Promise.resolve();
    if (!isAllowed) throw new Error('NotAllowedError');
    const lock = {
      released: false,
      release: () => {
        lock.released = true;
        return Promise.resolve();
      },
    };
    locks.push(lock);
    return lock;
  }
  const held = () => locks.filter(({ released }) => !released).length;

  test('is taken at once where that is allowed, and once', async () => {
    const stop = holdLock();
    await settled();
    await tap();
    expect(locks).toHaveLength(1);
    stop();
    expect(held()).toBe(0);
  });

  test('that needs a tap is taken with the first, once, and given back', async () => {
    isAllowed = false;
    const stop = holdLock();
    await settled();
    isAllowed = true;
    await tap();
    expect(locks).toHaveLength(1);
    stop();
    expect(held()).toBe(0);
  });

  test('is taken again when the page comes back', async () => {
    const stop = holdLock();
    await settled();
    page.hide();
    for (const lock of locks) lock.released = true;
    await tap();
    expect(held()).toBe(0);
    page.show();
    await settled();
    expect(held()).toBe(1);
    stop();
    expect(held()).toBe(0);
  });

  test('that comes after the table was left is given back', async () => {
    holdLock()();
    await settled();
    await tap();
    expect(locks).toHaveLength(1);
    expect(held()).toBe(0);
  });
});
