'use client'
import dynamic from 'next/dynamic'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { markStyle, markStyles } from '@/components/signatures/mark-layer'
import type { SignerDraft } from '@/components/signatures/firm/signer-fields'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/loading'
import { openedPart } from '@/components/ui/opened-part'
import { signatureFormText } from '@/content/signature-form'
import { signaturePageText } from '@/content/signature-page'
import { firstPlace, moveMark, type Mark } from '@/lib/pdf/frozen/mark'

const text = signatureFormText.marks
const Pages = dynamic(
  openedPart(() => import('@/components/signatures/pages')),
  {
    loading: () => <Spinner label={signaturePageText.viewer.loading} />,
    ssr: false,
  },
)

export type Marks = Readonly<Record<string, Mark>>
type Signer = Pick<SignerDraft, 'key' | 'name'>

type MarkPlacerProps = {
  href: string
  pages: number
  signers: readonly Signer[]
  /** The signature boxes, each under the key of its signer. */
  marks: Marks
  onChange: (marks: Marks) => void
}

/** Places a box for each signer on the pages: with buttons and arrow keys, or by dragging. */
export function MarkPlacer({ href, pages, signers, marks, onChange }: MarkPlacerProps) {
  const [isOpen, setOpen] = useState(false)
  const [page, setPage] = useState(pages)
  const [said, setSaid] = useState('')
  const layer = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[data-signer]')?.focus()
  }, [isOpen])
  /** The key of the signer whose box was placed last; the box may be drawn only later, together with its page. */
  const placed = useRef<string>(undefined)
  const onPage = useCallback((shown: number) => setPage(shown), [])

  const put = ({ key, name }: Signer) => {
    const { width, height } = layer.current?.getBoundingClientRect() ?? { width: 0, height: 0 }
    // Before the page is drawn its height is 0, so the ratio of a US Letter page is used.
    const ratio = height > 0 ? width / height : 612 / 792
    const before = signers.filter((one) => one.key !== key && marks[one.key]?.page === page).length
    onChange({ ...marks, [key]: firstPlace(page, ratio, before) })
    setSaid(text.put(name, page))
    placed.current = key
  }
  const drop = ({ key, name }: Signer) => {
    const { [key]: _dropped, ...others } = marks
    onChange(others)
    setSaid(text.dropped(name))
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-signer="${key}"]`)?.focus())
  }
  const move = ({ key, name }: Signer, right: number, down: number) => {
    const mark = marks[key]
    if (!mark) return
    const moved = moveMark(mark, right, down)
    onChange({ ...marks, [key]: moved })
    setSaid(text.moved(name, Math.round(moved.x * 100), Math.round(moved.y * 100)))
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 w-full pb-2 font-serif text-xl rule-opens">{text.title}</legend>
      <p className="max-w-[60ch] text-ink-2">{text.lead}</p>
      {isOpen ? (
        <>
          <ul ref={list} className="rule-closes">
            {signers.map((signer, at) => {
              const mark = marks[signer.key]
              const name = signer.name || text.signer(at + 1)
              const named = { ...signer, name }
              return (
                <li
                  key={signer.key}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-rule py-2"
                >
                  <span className="min-w-0 wrap-anywhere">
                    <b className="font-semibold">
                      {at + 1}. {name}
                    </b>{' '}
                    <span className="text-ink-2">{mark ? text.on(mark.page) : text.none}</span>
                  </span>
                  <span className="flex flex-wrap gap-2">
                    <Button
                      size="sm"
                      data-signer={signer.key}
                      aria-label={text.placeOf(name, page)}
                      aria-disabled={mark?.page === page || undefined}
                      onClick={() => (mark?.page === page ? undefined : put(named))}
                    >
                      {text.place(page)}
                    </Button>
                    {mark ? (
                      <Button size="sm" aria-label={text.removeOf(name)} onClick={() => drop(named)}>
                        {text.remove}
                      </Button>
                    ) : null}
                  </span>
                </li>
              )
            })}
          </ul>
          <p className="text-sm text-ink-2">{text.keys}</p>
          <p role="status" className="sr-only">
            {said}
          </p>
          <div className="bg-sunk p-3 sm:p-4">
            <Pages
              href={href}
              title={text.label}
              start={pages}
              onPage={onPage}
              overlay={(shown) => (
                <div ref={layer} className="absolute inset-0">
                  {signers.map((signer, at) => {
                    const mark = marks[signer.key]
                    if (mark?.page !== shown) return null
                    const name = signer.name || text.signer(at + 1)
                    return (
                      <Box
                        key={signer.key}
                        id={signer.key}
                        placedRef={placed}
                        mark={mark}
                        label={text.box(shown)}
                        title={`${at + 1}. ${name}`}
                        onMove={(right, down) => move({ ...signer, name }, right, down)}
                        onDrop={() => drop({ ...signer, name })}
                      />
                    )
                  })}
                </div>
              )}
            />
          </div>
        </>
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>{text.open}</Button>
        </p>
      )}
    </fieldset>
  )
}

type BoxProps = {
  /** The `key` of the signer who signs in this box. */
  id: string
  placedRef: RefObject<string | undefined>
  mark: Mark
  label: string
  title: string
  /** Moves the box by `right` and `down`, which are fractions of the page's width and height. */
  onMove: (right: number, down: number) => void
  onDrop: () => void
}

const [step, leap] = [0.01, 0.05]

function Box({ id, placedRef, mark, label, title, onMove, onDrop }: BoxProps) {
  const held = useRef<{ x: number; y: number } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (placedRef.current !== id) return
    placedRef.current = undefined
    // A newly placed box takes the focus for the arrow keys, unless the user has moved the focus to another field.
    if (document.activeElement?.matches(`[data-signer="${id}"]`)) button.current?.focus()
  }, [id, placedRef])
  function press(event: KeyboardEvent) {
    const by = event.shiftKey ? leap : step
    const arrows: Record<string, [number, number]> = {
      ArrowLeft: [-by, 0],
      ArrowRight: [by, 0],
      ArrowUp: [0, -by],
      ArrowDown: [0, by],
    }
    const arrow = arrows[event.key]
    if (arrow) onMove(...arrow)
    else if (event.key === 'Delete' || event.key === 'Backspace') onDrop()
    else return
    event.preventDefault()
  }
  function drag(event: PointerEvent<HTMLButtonElement>) {
    const page = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!held.current || !page) return
    onMove((event.clientX - held.current.x) / page.width, (event.clientY - held.current.y) / page.height)
    held.current = { x: event.clientX, y: event.clientY }
  }
  return (
    <button
      type="button"
      ref={button}
      style={markStyle(mark)}
      onKeyDown={press}
      onPointerDown={(event) => {
        held.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={() => void (held.current = null)}
      onPointerCancel={() => void (held.current = null)}
      className={cn(markStyles, 'cursor-move touch-none border-green bg-green-wash/70')}
    >
      <span className="text-[clamp(0.75rem,6.5cqw,1rem)] font-semibold">{title}</span>{' '}
      <span className="text-[clamp(0.6875rem,5cqw,0.8125rem)] @max-[13rem]:sr-only">{text.here}</span>
      <span className="sr-only">{label}</span>
    </button>
  )
}
