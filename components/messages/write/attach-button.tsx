'use client'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { messages as text } from '@/content/messages'

const accepted = '.pdf,.jpg,.jpeg,.png,.xml'

/** Opens the browser's choice of files. */
export function AttachButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={text.write.attachLabel}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Button size="sm" type="button" title={text.write.attachLabel} onClick={() => input.current?.click()}>
        <Upload strokeWidth={1.75} aria-hidden />
        {text.write.attach}
      </Button>
    </>
  )
}
