'use client'
import { useState } from 'react'
import { FileView } from '@/components/review/desk/file-view'
import { review } from '@/content/review'

/** The file behind a sheet, fetched when somebody looks. */
export function FileSource({ name, file }: { name: string; file: { href: string; type: string } }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="mt-5 text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-tap cursor-pointer items-center font-[550]">
        {review.source.show}
      </summary>
      {open ? <FileView name={name} file={file} /> : null}
    </details>
  )
}
