/** Bytes of a block. */
const BLOCK = 256 * 1024;

/**
 * The bytes of a file as it is written, in blocks of one size: what zlib gives may be a small part of what it holds, and one
 * piece of memory that grew with the file would stand beside its larger copy each time.
 */
export class ByteBlocks {
  private readonly blocks: Uint8Array<ArrayBuffer>[] = [];
  /** How many bytes were added. */
  length = 0;

  add(bytes: Uint8Array) {
    for (let from = 0; from < bytes.length; ) {
      const used = this.length % BLOCK;
      if (used === 0) this.blocks.push(new Uint8Array(BLOCK));
      const part = bytes.subarray(from, from + BLOCK - used);
      this.blocks.at(-1)?.set(part, used);
      from += part.length;
      this.length += part.length;
    }
  }

  /** All of them in one piece of memory, with these behind them. Gives back each block's memory once it is copied. */
  joinWith(more: Uint8Array = new Uint8Array()): ArrayBuffer {
    const whole = new Uint8Array(this.length + more.length);
    whole.set(more, this.length);
    for (const [at, block] of this.blocks.entries()) {
      whole.set(block.subarray(0, this.length - at * BLOCK), at * BLOCK);
      block.buffer.transfer(0);
    }
    this.blocks.length = 0;
    return whole.buffer;
  }
}
