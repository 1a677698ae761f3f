'use client'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type ComponentProps } from 'react'

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  onFiles: (files: readonly File[]) => void
}

/** The browser's choice of files. The same file can be chosen again, and nothing is told of a choice of none. */
export function FileInput({ onFiles, ref, ...props }: FileInputProps) {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement)

  const take = () => {
    const files = [...(field.current?.files ?? [])]
    // Emptied, so that choosing the same file again is a change again.
    if (field.current) field.current.value = ''
    if (files.length > 0) onFiles(files)
  }
  // Who was quicker than the page's scripts has chosen already, and nobody heard it.
  const takeEarly = useEffectEvent(take)
  useEffect(() => takeEarly(), [])

  return <input {...props} ref={field} type="file" onChange={take} />
}
