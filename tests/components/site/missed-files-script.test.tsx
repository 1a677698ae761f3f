import { act, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { hint } from '@/components/site/hint'
import { missedFiles } from '@/components/site/missed-files'

test.each([
  ['hint-script', hint],
  ['missed-files-script', missedFiles],
])('%s is sent with the HTML only, and React leaves it unchanged', async (file, code) => {
  const load = async () =>
    Object.values(await import(`@/components/site/${file}.tsx`))[0] as () => ReactElement
  vi.stubGlobal('window', undefined)
  const OfServer = await load()
  vi.unstubAllGlobals()
  const page = document.createElement('div')
  page.innerHTML = renderToString(<OfServer />)
  const script = page.querySelector('script')
  expect(script?.textContent).toBe(code)

  vi.resetModules()
  const OfBrowser = await load()
  expect(renderToString(<OfBrowser />)).toBe('<script></script>')
  const complain = vi.spyOn(console, 'error')
  await act(async () => void hydrateRoot(page, <OfBrowser />))
  expect(complain).not.toHaveBeenCalled()
  expect(page.querySelector('script')).toBe(script)
  expect(script?.textContent).toBe(code)
})
