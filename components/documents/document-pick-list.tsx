'use client'
import { FileArchive } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRef, useState, type KeyboardEvent } from 'react'
import { originOf } from '@/components/documents/document-origin'
import { downloadZip } from '@/components/documents/download-zip'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { openedPart } from '@/components/ui/opened-part'
import { useAct } from '@/components/ui/use-act'
import { documentListText, documentsText } from '@/content/documents'
import { beginZipAction } from '@/lib/documents/actions'
import { folderLabel, type FolderNames } from '@/lib/documents/folders'
import { canPreview, fileHref, typeLabel, type DocumentItem } from '@/lib/documents/schema'
import { formatDay } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'

const text = documentsText.select
const DocumentViewer = dynamic(
  openedPart(() => import('@/components/documents/document-viewer')),
  { ssr: false },
)

type DocumentPickListProps = {
  items: readonly DocumentItem[]
  names: FolderNames
  forFirm: boolean
  /** Id of the signed-in person; null on pages for the firm. */
  person: string | null
}

/** Lists documents, which the user can open one by one or download together in one ZIP. */
export function DocumentPickList({ items, names, forFirm, person }: DocumentPickListProps) {
  const [shown, show] = useState<DocumentItem | null>(null)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const chosen = items.filter(({ id }) => ids.has(id))

  /** With `range`, all rows from the last chosen row to the row `id` get the same state. */
  function toggle(id: string, range: boolean) {
    const places = [last.current, id].map((one) => items.findIndex((item) => item.id === one))
    const [from = -1, to = -1] = places.toSorted((one, other) => one - other)
    const meant = range && from >= 0 ? items.slice(from, to + 1) : items.filter((item) => item.id === id)
    const next = new Set(ids)
    for (const item of meant) {
      if (ids.has(id)) next.delete(item.id)
      else next.add(item.id)
    }
    last.current = id
    setIds(next)
  }
  const clear = () => setIds(new Set())

  return (
    <>
      <SelectionBar
        items={items}
        chosen={chosen}
        onAll={(all) => setIds(new Set(all ? items.map(({ id }) => id) : []))}
        onClear={clear}
      />
      <ul className="pick-list" onKeyDown={moveFocus}>
        {items.map((item) => {
          const own = (item.by ?? person) === person && person !== null
          const folder = item.subject ? folderLabel(item.subject, names) : null
          const facts = [folder, formatFileSize(item.size), originOf(item, forFirm, own)].filter(Boolean)
          const viewable = canPreview(item.type)
          return (
            <li key={item.id} className={ids.has(item.id) ? 'bg-green-wash' : undefined}>
              <label>
                <input
                  type="checkbox"
                  checked={ids.has(item.id)}
                  aria-label={text.one(item.name)}
                  onChange={(event) =>
                    toggle(item.id, 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)
                  }
                />
              </label>
              <span>{typeLabel(item.type)}</span>
              <span>
                {/* A click opens the viewer; without script, or in a new tab, the link downloads the file. */}
                <a
                  href={fileHref(item.id)}
                  onClick={(event) => {
                    if (!viewable || event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    show(item)
                  }}
                >
                  <bdi>{item.name}</bdi>
                </a>
                <span>{facts.join(' · ')}</span>
              </span>
              <span>{formatDay(item.createdAt)}</span>
              <a
                href={fileHref(item.id)}
                aria-label={`${documentListText.download}: ${item.name}`}
                className="row-download"
              />
            </li>
          )
        })}
      </ul>
      {shown ? <DocumentViewer key={shown.id} document={shown} onClose={() => show(null)} /> : null}
    </>
  )
}

type SelectionBarProps = {
  items: readonly DocumentItem[]
  chosen: readonly DocumentItem[]
  onAll: (all: boolean) => void
  onClear: () => void
}

function SelectionBar({ items, chosen, onAll, onClear }: SelectionBarProps) {
  const { busy, act } = useAct()
  const all = useRef<HTMLInputElement>(null)
  const size = chosen.reduce((sum, item) => sum + item.size, 0)
  const take = () =>
    act({
      work: () => beginZipAction({ documents: chosen.map(({ id }) => id) }),
      done: ({ files }) => ({ title: text.started(files), description: text.startedText }),
      failed: text.failed,
      then: ({ id }) => downloadZip(id),
    })
  return (
    <div
      role="group"
      aria-label={text.label}
      className={cn(
        'z-10 flex flex-wrap items-center gap-x-4 border-b border-ink',
        chosen.length > 0 && 'sticky bottom-0 bg-ink px-1 text-sheet sm:top-0 sm:bottom-auto',
      )}
    >
      <label className="flex min-h-tap cursor-pointer items-center gap-2.5 px-3 text-sm">
        <input
          ref={all}
          type="checkbox"
          className="size-5 accent-green"
          checked={chosen.length === items.length}
          onChange={(event) => onAll(event.currentTarget.checked)}
        />
        <span className={cn(chosen.length > 0 && 'sr-only')}>{text.all}</span>
      </label>
      <p role="status" className="py-2 text-sm font-[550] empty:hidden">
        {chosen.length > 0 ? text.count(chosen.length, formatFileSize(size)) : null}
      </p>
      {chosen.length > 0 ? (
        <>
          <Button size="sm" className="bg-sheet text-ink" busy={busy} onClick={take}>
            <FileArchive strokeWidth={1.75} aria-hidden /> {busy ? text.preparing : text.zip}
          </Button>
          <button
            type="button"
            className="min-h-tap px-2 text-sm font-[550] underline underline-offset-4"
            onClick={() => {
              onClear()
              all.current?.focus()
            }}
          >
            {text.clear}
          </button>
        </>
      ) : null}
    </div>
  )
}

/** The arrow keys move the focus between rows, either in the column of boxes or in the column of names. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const row = (event.target as HTMLElement).closest('li')
  if (step === 0 || !row) return
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling
  const controls = (one: Element) => [...one.querySelectorAll<HTMLElement>('input, a')]
  const place = controls(row).indexOf(event.target as HTMLElement)
  if (!next || place < 0) return
  event.preventDefault()
  controls(next)[place]?.focus()
}
