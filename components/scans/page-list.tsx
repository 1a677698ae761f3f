'use client'
import { ChevronDown, ChevronUp, Trash2, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { PagePicture } from '@/components/scans/page-picture'
import { PhotoButtons } from '@/components/scans/photo-buttons'
import type { useScans } from '@/components/scans/use-scans'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { scansText } from '@/content/scans'

const text = scansText.list

type PageListProps = {
  scans: ReturnType<typeof useScans>
  /** The page whose corners the user has just set; its button takes the focus. */
  last: string | null
  onEdit: (id: string) => void
  onGoOn: () => void
}

export function PageList({ scans, last, onEdit, onGoOn }: PageListProps) {
  const { pages, problems, removed } = scans
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const focusOn = (id: string, act: string) =>
    list.current?.querySelector<HTMLElement>(`[data-page="${id}"] [data-act="${act}"]`)?.focus()

  useEffect(() => {
    if (last) focusOn(last, 'edit')
  }, [last])

  const move = (id: string, step: -1 | 1, number: number) => {
    scans.move(id, step)
    setSaid(text.moved(number + step))
    // The first and last page lack one move button, so a page moved there focuses its button for the other direction.
    const act = step < 0 ? 'up' : 'down'
    const other = step < 0 ? 'down' : 'up'
    const atEnd = number + step === 1 || number + step === pages.length
    requestAnimationFrame(() => focusOn(id, atEnd ? other : act))
  }
  const remove = (id: string) => {
    scans.remove(id)
    setSaid('')
    heading.current?.focus()
  }

  return (
    <section aria-labelledby="scan-pages" className="grid gap-5">
      <div>
        <h2 id="scan-pages" ref={heading} tabIndex={-1} className="pb-3 outline-none rule-opens">
          {text.title(pages.length)}
        </h2>
        <p className="pt-2 text-sm text-ink-2">{text.kept}</p>
      </div>
      {problems.length > 0 ? (
        <Notice tone="bad">
          {problems.map((problem, at) => (
            <p key={at}>{problem}</p>
          ))}
        </Notice>
      ) : null}
      <div role="status" className="flex flex-wrap items-center gap-x-4">
        {removed === null ? (
          <span className="sr-only">{said}</span>
        ) : (
          <>
            <span>{text.removed(removed)}</span>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                scans.undo()
                heading.current?.focus()
              }}
            >
              {text.undo}
            </Button>
          </>
        )}
      </div>
      <ol ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-6">
        {pages.map((page, at) => (
          <li key={page.id} data-page={page.id} className="grid content-start gap-1">
            <button
              type="button"
              data-act="edit"
              aria-label={text.edit(at + 1)}
              disabled={page.found === null}
              onClick={() => onEdit(page.id)}
              className="relative border border-rule-field bg-sunk enabled:hover:border-green"
            >
              <b aria-hidden className="absolute top-0 left-0 px-2 font-serif text-xl font-[450]">
                {at + 1}
              </b>
              <PagePicture
                page={page}
                draw={scans.draw}
                longest={420}
                alt=""
                waiting={text.looking}
                className="h-52 p-3"
              />
            </button>
            <div className="flex justify-between">
              <Act
                icon={ChevronUp}
                act="up"
                label={text.up(at + 1)}
                disabled={at === 0}
                onClick={() => move(page.id, -1, at + 1)}
              />
              <Act
                icon={ChevronDown}
                act="down"
                label={text.down(at + 1)}
                disabled={at === pages.length - 1}
                onClick={() => move(page.id, 1, at + 1)}
              />
              <Act icon={Trash2} act="remove" label={text.remove(at + 1)} onClick={() => remove(page.id)} />
            </div>
          </li>
        ))}
      </ol>
      <PhotoButtons onFiles={scans.add} />
      {pages.length > 0 ? (
        <Button variant="primary" wide disabled={pages.some(({ found }) => found === null)} onClick={onGoOn}>
          {text.goOn(pages.length)}
        </Button>
      ) : null}
    </section>
  )
}

type ActProps = ComponentProps<'button'> & { icon: LucideIcon; act: string; label: string }

function Act({ icon: Icon, act, label, ...props }: ActProps) {
  return (
    <button
      type="button"
      {...props}
      data-act={act}
      aria-label={label}
      className="grid size-tap place-items-center rounded-sheet enabled:hover:bg-sunk disabled:opacity-55"
    >
      <Icon className="size-5" strokeWidth={1.75} aria-hidden />
    </button>
  )
}
