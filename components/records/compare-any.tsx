'use client'
import { useState } from 'react'
import { hashOf } from '@/components/records/compare-file'
import { buttonStyles } from '@/components/ui/button-styles'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { checkText as text } from '@/content/records'

/** Finds a file's review record without the record's code: the browser sends only the file's hash. */
export function CompareAny() {
  const [problem, setProblem] = useState<string | null>(null)
  async function check(file: File) {
    try {
      location.assign(`${text.path}?codigo=${await hashOf(file)}`)
    } catch {
      setProblem(text.unreadable(file.name))
    }
  }
  return (
    <div className="mt-10 max-w-[60ch] border-t border-rule pt-6">
      <h2 className="text-xl">{text.byFile}</h2>
      <p className="mt-1 text-ink-2">{text.byFileLead}</p>
      <label className={`${buttonStyles({ variant: 'outline' })} mt-4 cursor-pointer focus-within:outline-2`}>
        {text.chooseAny}
        <FileInput
          accept="application/pdf"
          className="sr-only"
          onFiles={([file]) => file && void check(file)}
        />
      </label>
      <div role="status" className="mt-3">
        {problem ? <Notice tone="warn">{problem}</Notice> : null}
      </div>
    </div>
  )
}
