import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { startPictureWork, type Draw, type PictureWork } from '@/components/scans/picture-work'
import { scansText } from '@/content/scans'
import { displayName } from '@/lib/uploads/file'
import { wholePicture } from '@/lib/scans/geometry'
import { largestPhoto, mostPages, type PageSettings, type ScanPage } from '@/lib/scans/page'
import { dropPages, keepPages } from '@/lib/scans/store'

const text = scansText.problems

type Removed = { page: ScanPage; number: number }

/** Holds the pages of one scan and stores each change in the browser, so that closing the page loses nothing. */
export function useScans(owner: string, kept: readonly ScanPage[], files: readonly File[]) {
  const [pages, setPages] = useState(kept)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<Removed | null>(null)
  const latest = useRef(pages)
  const work = useRef<PictureWork | null>(null)

  const change = (next: readonly ScanPage[]) => {
    latest.current = next
    setPages(next)
  }
  const store = (changed: readonly ScanPage[]) =>
    keepPages(changed).catch(() => setProblems((before) => [...new Set([...before, text.space])]))
  const update = (id: string, part: Partial<ScanPage>) => {
    change(latest.current.map((page) => (page.id === id ? { ...page, ...part } : page)))
    return store(latest.current.filter((page) => page.id === id))
  }

  const workOf = () => (work.current ??= startPictureWork())
  const look = async ({ id, photo, name }: ScanPage) => {
    const looked = await workOf().look(photo)
    if (!latest.current.some((page) => page.id === id)) return
    if (!looked) {
      setProblems((before) => [...before, text.unreadable(name)])
      change(latest.current.filter((page) => page.id !== id))
      return dropPages([id]).catch(() => {})
    }
    const { corners, lighter } = looked
    return update(id, {
      photo: lighter ?? photo,
      corners: corners ?? wholePicture,
      found: corners !== null,
    })
  }

  const add = (chosen: readonly File[]) => {
    const room = mostPages - latest.current.length
    const good = chosen.filter(({ size }) => size <= largestPhoto)
    const large = chosen.filter((file) => !good.includes(file))
    setProblems([
      ...large.map(({ name }) => text.large(displayName(name))),
      ...(good.length > room ? [text.full(mostPages)] : []),
    ])
    setRemoved(null)
    const last = latest.current.at(-1)?.place ?? 0
    const added = good.slice(0, room).map((file, at): ScanPage => ({
      id: crypto.randomUUID(),
      owner,
      place: last + at + 1,
      addedAt: Date.now(),
      name: displayName(file.name),
      photo: file,
      corners: wholePicture,
      light: 'document',
      turns: 0,
      found: null,
    }))
    change([...latest.current, ...added])
    // The original photo is stored before it is processed, so that closing the page during the work loses nothing.
    void store(added).then(async () => {
      for (const page of added) await look(page)
    })
  }

  const remove = (id: string) => {
    const at = latest.current.findIndex((page) => page.id === id)
    const page = latest.current[at]
    if (!page) return
    setRemoved({ page, number: at + 1 })
    change(latest.current.filter((one) => one !== page))
    void dropPages([id]).catch(() => {})
  }
  const undo = () => {
    if (!removed) return
    change([...latest.current, removed.page].toSorted((a, b) => a.place - b.place))
    void store([removed.page])
    setRemoved(null)
  }
  /** Exchanges a page with the one before (-1) or after it (1). */
  const move = (id: string, step: -1 | 1) => {
    const at = latest.current.findIndex((page) => page.id === id)
    const [page, other] = [latest.current[at], latest.current[at + step]]
    if (!page || !other) return
    const moved = [
      { ...page, place: other.place },
      { ...other, place: page.place },
    ]
    const rest = latest.current.filter((one) => one !== page && one !== other)
    setRemoved(null)
    change([...rest, ...moved].toSorted((a, b) => a.place - b.place))
    void store(moved)
  }

  const start = useEffectEvent(() => {
    for (const page of kept) if (page.found === null) void look(page)
    if (files.length > 0) add(files)
  })
  const begun = useRef(false)
  useEffect(() => {
    if (!begun.current) start()
    begun.current = true
    return () => {
      work.current?.stop()
      work.current = null
    }
  }, [])

  const draw: Draw = (task) => workOf().draw(task)
  return {
    pages,
    problems,
    removed: removed?.number ?? null,
    draw,
    add,
    remove,
    undo,
    move,
    set: (id: string, settings: Partial<PageSettings>) => void update(id, settings),
    clear: (sent: readonly string[]) => {
      change(latest.current.filter(({ id }) => !sent.includes(id)))
      setProblems([])
      setRemoved(null)
    },
  }
}
