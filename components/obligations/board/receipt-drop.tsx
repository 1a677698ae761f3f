'use client'
import { FileSearch } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { FileInput } from '@/components/ui/file-input'
import { boardText } from '@/content/obligation-board'
import { maxFileSize } from '@/content/upload-limit'
import {
  matchReceipts,
  readReceipt,
  type Expected,
  type Match,
  type Receipt,
  type ReceiptProblem,
} from '@/lib/obligations/receipts'
import { readTextPieces } from '@/lib/pdf/pdf-form'

const text = boardText.receipts
type Problem = ReceiptProblem | 'unreadable' | 'size' | 'unmatched'
export type ReadFile = { name: string; receipt: Receipt }

type ReceiptDropProps = {
  expected: readonly Expected[]
  onMatched: (matches: readonly Match<ReadFile>[]) => void
}

/** A worker in the browser reads the PDFs, and nothing is uploaded. */
export function ReceiptDrop({ expected, onMatched }: ReceiptDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(0)
  const [over, setOver] = useState(false)
  const [outcome, setOutcome] = useState<{
    matched: number
    all: number
    left: { name: string; why: Problem }[]
  } | null>(null)

  async function take(files: readonly File[]) {
    if (files.length === 0 || reading > 0) return
    setReading(files.length)
    const read: ReadFile[] = []
    const left: { name: string; why: Problem }[] = []
    for (const file of files) {
      const receipt = await readFile(file)
      if (typeof receipt === 'string') left.push({ name: file.name, why: receipt })
      else read.push({ name: file.name, receipt })
    }
    const matches = matchReceipts(read, expected)
    const found = matches.filter((match) => match.expected)
    for (const { file, expected: one } of matches) if (!one) left.push({ name: file.name, why: 'unmatched' })
    setReading(0)
    setOutcome({ matched: found.length, all: files.length, left })
    onMatched(found)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void take([...event.dataTransfer.files])
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'rounded-sheet border border-dashed border-rule-field px-4 py-3',
        over && 'border-green bg-green-wash',
      )}
    >
      <FileInput
        ref={input}
        accept="application/pdf,.pdf"
        multiple
        className="hidden"
        onFiles={(files) => void take(files)}
      />
      <p className="flex flex-wrap items-center gap-x-1.5">
        <FileSearch className="size-5" strokeWidth={1.75} aria-hidden /> {text.drop}
        <button
          type="button"
          onClick={() => input.current?.click()}
          className="min-h-tap font-[550] text-green underline underline-offset-4"
        >
          {text.choose}
        </button>
      </p>
      <p className="text-sm text-ink-2">{text.hint}</p>
      <div role="status" className="text-sm">
        {reading > 0 ? <p className="pt-2">{text.reading(reading)}</p> : null}
        {outcome && reading === 0 ? (
          <>
            <p className="pt-2 font-[550]">{text.matched(outcome.matched, outcome.all)}</p>
            {outcome.left.length > 0 ? (
              <>
                <p>{text.left}</p>
                <ul>
                  {outcome.left.map(({ name, why }, place) => (
                    <li key={`${name} ${place}`} className="wrap-anywhere">
                      <b className="font-[550]">{name}</b>: {text.problems[why]}
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </>
        ) : null}
      </div>
    </div>
  )
}

async function readFile(file: File): Promise<Receipt | Problem> {
  if (file.size > maxFileSize) return 'size'
  try {
    const { openPdf } = await import('@/components/documents/open-pdf')
    const { pdf, close } = openPdf(await file.arrayBuffer())
    try {
      return readReceipt(await readTextPieces(await pdf))
    } finally {
      close()
    }
  } catch {
    return 'unreadable'
  }
}
