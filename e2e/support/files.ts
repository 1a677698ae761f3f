import type { Locator, Page } from '@playwright/test'

type Dropped = { name: string; bytes: Uint8Array }

export async function dropFiles(page: Page, target: Locator, files: readonly Dropped[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (all) => {
      const data = new DataTransfer()
      for (const { name, bytes } of all) data.items.add(new File([Uint8Array.from(bytes)], name))
      return data
    },
    files.map(({ name, bytes }) => ({ name, bytes: [...bytes] })),
  )
  for (const type of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(type, { dataTransfer: transfer })
}

/** Returns the entries of an uncompressed ZIP by name; throws when the ZIP's directory is wrong. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files = new Map<string, Buffer>()
  let entry = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(entry) !== 0x02014b50 || zip.readUInt16LE(entry + 10) !== 0)
      throw new Error('not a stored entry')
    const size = zip.readUInt32LE(entry + 20)
    const [name, extra, comment] = [28, 30, 32].map((at) => zip.readUInt16LE(entry + at)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(entry + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(zip.toString('utf8', entry + 46, entry + 46 + name), zip.subarray(start, start + size))
    entry += 46 + name + extra + comment
  }
  return files
}
