import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '@/components/auth/auth-provider'
import { Skeleton, Spinner } from '@/components/ui/loading'
import { claimCopies, keepCopy, startWorker } from '@/components/portal/copies/keep-copy'
import { copiesCache, filesCache, forgetCopies, mostCopies, ownerKey } from '@/lib/portal/copies'
import { sharedAt, sharedCache } from '@/lib/scans/database'
import { sharedOwner } from '@/lib/scans/shared-files'
import { FakeCaches } from '@/tests/support/fake-caches'

vi.mock('next/navigation', () => ({ usePathname: () => '/' }))

let store = new FakeCaches()
let workers = 0
const show = (path: string, main = '<p>Total</p>') => {
  history.replaceState(null, '', path)
  document.body.innerHTML = `<main>${main}</main>`
}
const copies = () => store.of(copiesCache).filter((key) => key !== ownerKey)
const signOut = () => void (document.cookie = 'hint=; path=/; max-age=0')

beforeEach(() => {
  store = new FakeCaches()
  workers = 0
  vi.stubGlobal('caches', store)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const registration = { unregister: async () => void workers-- }
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: {
      register: async () => void workers++,
      getRegistration: async () => (workers > 0 ? registration : undefined),
    },
  })
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [] })
  document.cookie = 'hint=ana; path=/'
  show('/portal')
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
})

async function start(owner: string): Promise<void> {
  await claimCopies(owner)
  await startWorker(owner)
  await keepCopy(owner)
}
const expectNothing = async () => {
  expect(await store.keys()).toEqual([])
  expect(workers).toBe(0)
}

test('a page is kept for its owner, and the note of who owns the copies is never pushed out by them', async () => {
  await start('ana')
  expect(copies()).toEqual(['/portal'])
  for (let page = 0; page < mostCopies + 3; page++) {
    show(`/portal/citas?pagina=${page}`)
    await keepCopy('ana')
  }
  expect(copies()).toHaveLength(mostCopies)
  expect(store.of(copiesCache)).toContain(ownerKey)
})

test('after a sign-out no page is kept, even while the cookie is still there', async () => {
  await start('ana')
  await forgetCopies()
  await startWorker('ana')
  await keepCopy('ana')
  await expectNothing()
})

test.each([
  ['in this tab', forgetCopies],
  ['in another tab', async () => void (await store.delete(copiesCache))],
  ['by the site, whose answer only takes the cookie', async () => signOut()],
])('a sign-out %s while a copy is being stored leaves no copy', async (_, leave) => {
  await start('ana')
  store.beforePut = leave
  show('/portal/citas')
  await keepCopy('ana')
  await expectNothing()
})

test('a sign-out while style sheets are being stored leaves no copy', async () => {
  await start('ana')
  let first = true
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => {
      if (first) void forgetCopies()
      first = false
      return [{ name: 'https://sitio.example/_next/static/a.css' }]
    },
  })
  await keepCopy('ana')
  expect(store.of(filesCache)).toEqual([])
  await expectNothing()
})

test('a sign-out while the worker starts stops the worker again', async () => {
  await start('ana')
  const { serviceWorker } = navigator
  const register = serviceWorker.register.bind(serviceWorker)
  Object.assign(serviceWorker, {
    register: async (path: string) => {
      await forgetCopies()
      return register(path)
    },
  })
  await startWorker('ana')
  await expectNothing()
})

test('a second person with a similar id starts without copies', async () => {
  await start('ana-1')
  await claimCopies('ana-2')
  expect(store.of(copiesCache)).toEqual([ownerKey])
  show('/portal/citas')
  await keepCopy('ana-2')
  expect(copies()).toEqual(['/portal/citas'])
})

test('files shared from other apps are deleted at sign-out, and when another person signs in', async () => {
  const share = async (name: string, headers: Record<string, string>) =>
    (await caches.open(sharedCache)).put(`/portal/compartir/${name}`, new Response('x', { headers }))
  await share('vieja', { [sharedAt]: '1000' })
  await forgetCopies()
  await waitFor(() => expect(store.of(sharedCache)).toEqual([]))
  await share('de ana', { [sharedAt]: String(Date.now()), [sharedOwner]: 'ana-1' })
  await forgetCopies()
  await claimCopies('ana-2')
  expect(store.of(sharedCache)).toEqual([])
})

test('a tab that still shows the first person stores nothing for the second', async () => {
  await start('ana-1')
  await claimCopies('ana-2')
  show('/portal/tareas')
  await keepCopy('ana-1')
  expect(copies()).toEqual([])
  await keepCopy('ana-2')
  expect(copies()).toEqual(['/portal/tareas'])
})

test('an error page does not replace the copy of a page', async () => {
  await start('ana')
  show('/portal', '<div role="alert" data-failure="true">No pudimos cargar esta página</div>')
  await keepCopy('ana')
  const copy = await store.match('/portal', { cacheName: copiesCache })
  expect(await copy?.text()).toContain('Total')
})

test('a public page without a session deletes all copies and stops the worker', async () => {
  await start('ana')
  const page = render(<AuthProvider>{null}</AuthProvider>)
  expect(copies()).toEqual(['/portal'])
  page.unmount()
  signOut()
  render(<AuthProvider>{null}</AuthProvider>)
  await waitFor(expectNothing)
})

test('a page that is still loading is not kept, and replaces no copy', async () => {
  await start('ana')
  for (const loading of [
    <Skeleton key={1} />,
    <Spinner key={2} label="Cargando..." />,
    <div key={3} aria-busy />,
  ]) {
    show('/portal/citas')
    const { unmount } = render(loading, { container: document.querySelector('main')! })
    await keepCopy('ana')
    expect(copies()).toEqual(['/portal'])
    unmount()
  }
  show('/portal/citas')
  await keepCopy('ana')
  expect(copies()).toEqual(['/portal', '/portal/citas'])
})
