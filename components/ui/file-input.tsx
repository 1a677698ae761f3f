'use client'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type ComponentProps } from 'react'

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  onFiles: (files: readonly File[]) => void
}

export function FileInput({ onFiles, ref, ...props }: FileInputProps) {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement)

  const take = () => {
    const files = [...(field.current?.files ?? [])]
    // The field is emptied, because otherwise choosing the same file again would fire no change event.
    if (field.current) field.current.value = ''
    if (files.length > 0) onFiles(files)
  }
  // React misses the change event of a file that was chosen before hydration.
  const takeEarly = useEffectEvent(take)
  useEffect(() => takeEarly(), [])

  return <input {...props} ref={field} type="file" onChange={take} />
}
