'use client'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { PagePicture } from '@/components/scans/page-picture'
import type { Draw } from '@/components/scans/picture-work'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { scansText } from '@/content/scans'
import { moveCorner, wholePicture, type Point } from '@/lib/scans/geometry'
import { lights } from '@/lib/scans/light'
import type { PageSettings, ScanPage } from '@/lib/scans/page'

const text = scansText.corners
/** As fractions of the picture's size: an arrow key moves a corner by `step`, with Shift by `longStep`. */
const [step, longStep] = [0.005, 0.05]

const directions = [
  { key: 'ArrowLeft', label: text.left, icon: ArrowLeft, x: -1, y: 0 },
  { key: 'ArrowUp', label: text.up, icon: ArrowUp, x: 0, y: -1 },
  { key: 'ArrowDown', label: text.down, icon: ArrowDown, x: 0, y: 1 },
  { key: 'ArrowRight', label: text.right, icon: ArrowRight, x: 1, y: 0 },
] as const

type CornerEditorProps = {
  page: ScanPage
  number: number
  draw: Draw
  onSet: (settings: Partial<PageSettings>) => void
  onDone: () => void
}

export function CornerEditor({ page, number, draw, onSet, onDone }: CornerEditorProps) {
  const [chosen, setChosen] = useState(0)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { corners } = page

  const moveTo = (which: number, to: Point) => {
    const moved = moveCorner(corners, which, to)
    const { x, y } = moved[which] ?? to
    setSaid(text.place(text.names[which] ?? '', Math.round(x * 100), Math.round(y * 100)))
    if (moved !== corners) onSet({ corners: moved })
  }
  const nudge = (which: number, x: number, y: number, far: boolean) => {
    const from = corners[which]
    const by = far ? longStep : step
    if (from) moveTo(which, { x: from.x + x * by, y: from.y + y * by })
  }

  return (
    <section aria-labelledby="scan-corners" className="grid gap-5">
      <h2 id="scan-corners" ref={heading} tabIndex={-1} className="pb-3 outline-none rule-opens">
        {text.title}
        <small className="block text-sm font-normal text-ink-2">{text.page(number)}</small>
      </h2>
      <p>
        {page.found ? text.found : text.notFound} {text.hint}
      </p>
      <div className="grid gap-6 min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
        <Stage page={page} chosen={chosen} onChoose={setChosen} onMove={moveTo} onNudge={nudge} />
        <div className="grid content-start gap-5">
          <p role="status" className="sr-only">
            {said}
          </p>
          <fieldset>
            <legend className="text-sm font-[550]">
              {text.move}: {text.names[chosen]}
            </legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {directions.map(({ key, label, icon: Icon, x, y }) => (
                <Button
                  key={key}
                  size="sm"
                  aria-label={label}
                  className="min-w-tap px-3"
                  onClick={({ shiftKey }) => nudge(chosen, 2 * x, 2 * y, shiftKey)}
                >
                  <Icon strokeWidth={1.75} aria-hidden />
                </Button>
              ))}
            </div>
          </fieldset>
          <p className="flex flex-wrap gap-3">
            <Button size="sm" onClick={() => onSet({ corners: wholePicture })}>
              {text.whole}
            </Button>
            <Button size="sm" onClick={() => onSet({ turns: (page.turns + 1) % 4 })}>
              <RotateCw strokeWidth={1.75} aria-hidden />
              {text.turn}
            </Button>
          </p>
          <fieldset>
            <legend className="text-sm font-[550]">{text.light}</legend>
            <div className="flex flex-wrap gap-x-5">
              {lights.map((light) => (
                <label key={light} className="flex min-h-tap items-center gap-2">
                  <input
                    type="radio"
                    name="scan-light"
                    checked={page.light === light}
                    onChange={() => onSet({ light })}
                    className="size-5 accent-green"
                  />
                  {text.lights[light]}
                </label>
              ))}
            </div>
          </fieldset>
          <figure>
            <figcaption className="mb-2 text-sm font-[550]">{text.result}</figcaption>
            <PagePicture
              page={page}
              draw={draw}
              longest={700}
              alt={text.result}
              waiting={text.drawing}
              className="h-52 bg-sunk p-3"
            />
          </figure>
        </div>
      </div>
      <Button variant="primary" wide onClick={onDone}>
        {text.use}
      </Button>
    </section>
  )
}

type StageProps = {
  page: ScanPage
  chosen: number
  onChoose: (which: number) => void
  onMove: (which: number, to: Point) => void
  onNudge: (which: number, x: number, y: number, far: boolean) => void
}

function Stage({ page: { photo, corners }, chosen, onChoose, onMove, onNudge }: StageProps) {
  const area = useRef<HTMLDivElement>(null)
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const url = URL.createObjectURL(photo)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [photo],
  )

  const onKey = (event: KeyboardEvent, which: number) => {
    const direction = directions.find(({ key }) => key === event.key)
    if (!direction) return
    event.preventDefault()
    onNudge(which, direction.x, direction.y, event.shiftKey)
  }
  const onDrag = (event: PointerEvent, which: number) => {
    const box = area.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    onMove(which, { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
  }
  return (
    <div className="w-full max-w-[26rem] self-start justify-self-center bg-green-deep p-6">
      <div ref={area} className="relative">
        <img ref={show} alt={text.photo} className="block w-full" />
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden
          className="absolute inset-0 size-full"
        >
          <polygon
            points={corners.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ')}
            className="fill-ochre/15 stroke-ochre"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {corners.map(({ x, y }, which) => (
          <button
            key={which}
            type="button"
            aria-label={text.names[which]}
            aria-pressed={which === chosen}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            className={cn(
              'absolute size-tap -translate-1/2 touch-none rounded-full border-3 border-ochre bg-green-deep/55 focus-visible:outline-sheet',
              which === chosen && 'bg-ochre',
            )}
            onFocus={() => onChoose(which)}
            onClick={() => onChoose(which)}
            onKeyDown={(event) => onKey(event, which)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => onDrag(event, which)}
          />
        ))}
      </div>
    </div>
  )
}
