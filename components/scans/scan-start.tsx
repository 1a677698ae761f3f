'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PhotoButtons } from '@/components/scans/photo-buttons'
import type { Scanner } from '@/components/scans/scanner'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { State } from '@/components/ui/state'
import { goOn } from '@/components/uploads/line'
import { steadyImport } from '@/components/uploads/steady-import'
import { useAttempts } from '@/components/uploads/use-attempts'
import { scansText as text } from '@/content/scans'
import type { Destination } from '@/lib/scans/destination'
import { dropShared, readShared, sharedPdfsPage, startShareWorker } from '@/lib/scans/shared-files'
import { readKept, type Kept } from '@/lib/scans/store'

type Code = { Scanner: typeof Scanner }
type Begun = { kept: Kept; files: readonly File[] }
type Shared = Awaited<ReturnType<typeof readShared>>

const nothing: Kept = { pages: [], waiting: null }

/** `person` is a hash of the person's id, under which this browser stores files shared from other apps. */
type ScanStartProps = { person: string; account: string; to: Destination | null }

/** Loads the scanner's code with the first photo, or at once if this browser has stored pages or a PDF. */
export function ScanStart({ person, account, to }: ScanStartProps) {
  const owner = `${person}.${account}`
  const [kept, setKept] = useState<Kept | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [shared, setShared] = useState<Shared>([])
  const [hasPdfs, setHasPdfs] = useState(false)
  const [code, setCode] = useState<Code | 'loading' | 'failed' | null>(null)

  const isLoading = useRef(false)
  const attempts = useAttempts()

  const load = () => {
    if (isLoading.current) return
    isLoading.current = true
    setCode('loading')
    void steadyImport(
      () => import('@/components/scans/scanner'),
      () => setCode('failed'),
      attempts.begin('code'),
    ).then((loaded) => loaded && setCode(loaded))
  }
  const loadKept = useEffectEvent(load)
  useEffect(() => {
    void startShareWorker()
    const reading = [
      readKept(owner).catch(() => nothing),
      readShared('image/', person).catch(() => []),
      readShared('application/pdf', person).catch(() => []),
    ] as const
    void Promise.all(reading).then(([found, sent, pdfs]) => {
      setHasPdfs(pdfs.length > 0)
      setKept(found)
      setShared(sent)
      if (found.pages.length === 0 && !found.waiting) return
      setBegun((now) => now ?? { kept: found, files: [] })
      loadKept()
    })
  }, [owner, person])

  const begin = (files: readonly File[]) => {
    setBegun((now) => ({ kept: now?.kept ?? kept ?? nothing, files: [...(now?.files ?? []), ...files] }))
    load()
  }
  /** Deletes the shared files some seconds after their pages were added, because storing the pages takes time. */
  const settle = (added: boolean) => {
    if (added) begin(shared.map(({ file }) => file))
    setShared([])
    setTimeout(() => void dropShared(shared).catch(() => {}), added ? 5000 : 0)
  }
  if (shared.length > 0) {
    const count = shared.length
    return (
      <Notice tone="warn">
        <b>{text.shared.title(count)}</b>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button variant="primary" size="sm" onClick={() => settle(true)}>
            {text.shared.add(count)}
          </Button>
          <Button size="sm" onClick={() => settle(false)}>
            {text.shared.drop(count)}
          </Button>
        </p>
        {hasPdfs ? (
          <p className="mt-3">
            <Link href={sharedPdfsPage as Route} prefetch={false}>
              {text.shared.pdfs}
            </Link>
          </p>
        ) : null}
      </Notice>
    )
  }
  if (begun && code && typeof code === 'object')
    return <code.Scanner owner={owner} to={to} kept={begun.kept} files={begun.files} />
  return (
    <div className="grid gap-6">
      <State title={text.empty.title} level={2}>
        {text.empty.text}
      </State>
      <PhotoButtons onFiles={begin} />
      <p role="status">{code === 'loading' ? text.loading : null}</p>
      {code === 'failed' ? (
        <Notice tone="bad">
          <p>{text.noCode}</p>
          <Button size="sm" className="mt-3" onClick={goOn}>
            {text.again}
          </Button>
        </Notice>
      ) : null}
    </div>
  )
}
