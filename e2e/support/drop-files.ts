import type { Locator, Page } from '@playwright/test'

type Dropped = { name: string; bytes: Uint8Array }

/** Lets files go over an element, as a mouse does. */
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
