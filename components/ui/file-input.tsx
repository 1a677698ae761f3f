'use client'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type ComponentProps } from 'react'

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  onFiles: (files: readonly File[]) => void
}

/** Accepts the same file twice and ignores an empty choice. */
export function FileInput({ onFiles, ref, ...props }: FileInputProps) {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement)

  const take = () => {
    const files = [...(field.current?.files ?? [])]
    // Reset, so that choosing the same file again fires a change.
    if (field.current) field.current.value = ''
    if (files.length > 0) onFiles(files)
  }
  // A file chosen before hydration fired no event that React could hear.
  const takeEarly = useEffectEvent(take)
  useEffect(() => takeEarly(), [])

  return <input {...props} ref={field} type="file" onChange={take} />
}
