'use client'
import { useEffect, useRef, useState, type DragEvent } from 'react'

const sheets = [
  { d: 'M30 20h58v78H30z', transform: 'rotate(-7 59 59)' },
  { d: 'M72 18h58v78H72z', transform: 'rotate(6 101 57)' },
  { d: 'M50 10h60v84H50z' },
]

/** `folders` has the names of dropped folders, which cannot be read as files. */
export type OnFiles = (files: readonly File[], folders?: readonly string[]) => void

export function useFileDrop(onFiles: OnFiles) {
  const [over, setOver] = useState(false)
  // Moving onto a child element also fires a leave event for the parent, so enter and leave events are counted.
  const depth = useRef(0)

  useEffect(() => {
    // If a file is dropped outside the target, the browser would replace the page with that file.
    const keepPage = (event: globalThis.DragEvent) => {
      if (bringsFiles(event)) event.preventDefault()
    }
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
    }
  }, [])

  const enter = (event: DragEvent) => {
    if (!bringsFiles(event)) return
    depth.current++
    setOver(true)
  }
  const leave = (event: DragEvent) => {
    if (!bringsFiles(event)) return
    depth.current = Math.max(0, depth.current - 1)
    if (depth.current === 0) setOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    depth.current = 0
    setOver(false)
    const { files, folders } = droppedFiles(event.dataTransfer)
    if (files.length > 0 || folders.length > 0) onFiles(files, folders)
  }

  return {
    over,
    handlers: {
      onDragEnter: enter,
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDragLeave: leave,
      onDrop: drop,
    },
  }
}

/** Must run during the drop event, because afterwards the browser forgets which entries are folders. */
function droppedFiles({ files, items }: DataTransfer): { files: File[]; folders: string[] } {
  const entries = [...(items ?? [])].map((item) => item.webkitGetAsEntry())
  const folders = entries.flatMap((entry) => (entry?.isDirectory ? [entry.name] : []))
  return { files: [...files].filter(({ name }) => !folders.includes(name)), folders }
}

const bringsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false

export function PaperPile({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 108" aria-hidden className={className}>
      <g className="fill-sheet stroke-ink" strokeWidth="1.25">
        {sheets.map((sheet) => (
          <path key={sheet.d} {...sheet} />
        ))}
      </g>
      <path
        d="M58 24h22M58 36h44M58 46h44M58 56h44M58 66h44M86 30v42"
        className="stroke-rule-field"
        strokeWidth="1.25"
      />
      <path d="M86 78h16M86 82h16" className="stroke-green" strokeWidth="1.75" />
    </svg>
  )
}
