import { scansDatabase } from '@/lib/scans/database'
import { longestKept, type ScanPage, type WaitingPdf } from '@/lib/scans/page'

export type Kept = { pages: readonly ScanPage[]; waiting: WaitingPdf | null }

type StoreName = 'pages' | 'waiting'

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(scansDatabase, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('pages', { keyPath: 'id' })
    opening.result.createObjectStore('waiting', { keyPath: 'id' })
  }
  return answer(opening)
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** An open connection would block the deletion at sign-out, so each use closes its connection. */
async function withStores<T>(work: (store: (name: StoreName) => IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await openDatabase()
  try {
    const change = database.transaction(['pages', 'waiting'], 'readwrite')
    const done = new Promise<void>((resolve, reject) => {
      change.oncomplete = () => resolve()
      change.onabort = () => reject(change.error)
    })
    const [result] = await Promise.all([work((name) => change.objectStore(name)), done])
    return result
  } finally {
    database.close()
  }
}

/** Reads the files of `owner` (person and account). Deletes files that are too old or belong to another person. */
export function readKept(owner: string, now = Date.now()): Promise<Kept> {
  const person = personOf(owner)
  return withStores(async (store) => {
    const [pages, waiting] = await Promise.all([
      answer<ScanPage[]>(store('pages').getAll()),
      answer<WaitingPdf[]>(store('waiting').getAll()),
    ])
    const isGood = (one: ScanPage | WaitingPdf) =>
      personOf(one.owner) === person && now - one.addedAt < longestKept
    for (const old of pages.filter((one) => !isGood(one))) store('pages').delete(old.id)
    for (const old of waiting.filter((one) => !isGood(one))) store('waiting').delete(old.id)
    const isOwn = (one: ScanPage | WaitingPdf) => isGood(one) && one.owner === owner
    return {
      pages: pages.filter(isOwn).toSorted((a, b) => a.place - b.place),
      waiting: waiting.find(isOwn) ?? null,
    }
  })
}

const personOf = (owner: string) => owner.split('.')[0]

/** Rejects when the browser has no space left for the pages. */
export const keepPages = (pages: readonly ScanPage[]): Promise<void> =>
  withStores(async (store) => {
    await Promise.all(pages.map((page) => answer(store('pages').put(page))))
  })

export const dropPages = (ids: readonly string[]): Promise<void> =>
  withStores(async (store) => {
    for (const id of ids) store('pages').delete(id)
  })

export const keepWaiting = (pdf: WaitingPdf): Promise<void> =>
  withStores(async (store) => {
    await answer(store('waiting').put(pdf))
  })

export const dropWaiting = ({ id, pages }: WaitingPdf, arrived: boolean): Promise<void> =>
  withStores(async (store) => {
    store('waiting').delete(id)
    if (arrived) for (const page of pages) store('pages').delete(page)
  })
