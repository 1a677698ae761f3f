'use client'
import { useEffect, useRef, useState, type DragEvent } from 'react'

const bringsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false

/** Handlers of a drop target, and whether files hover over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  // Entering a child also leaves the parent: only the last leave counts.
  const depth = useRef(0)

  useEffect(() => {
    // A file dropped beside the target would open in place of the page.
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
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
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
