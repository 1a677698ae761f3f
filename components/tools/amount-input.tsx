'use client'
import { useRef, type ComponentProps, type InputEvent, type Ref } from 'react'
import { inputStyles } from '@/components/ui/control-styles'
import { groupDigits } from '@/lib/format/group-digits'

type AmountInputProps = ComponentProps<'input'> & { ref?: Ref<HTMLInputElement> }

/** A field for pesos that groups thousands while the user types; the caret keeps its place. */
export function AmountInput({ onInput, className = '', ...props }: AmountInputProps) {
  const before = useRef(String(props.value ?? props.defaultValue ?? ''))
  const group = (event: InputEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const grouped = groupDigits(field.value, field.selectionStart ?? field.value.length, before.current)
    if (grouped && grouped.text !== field.value) {
      field.value = grouped.text
      field.setSelectionRange(grouped.caret, grouped.caret)
    }
    before.current = field.value
    onInput?.(event)
  }
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      {...props}
      onInput={group}
      className={`${inputStyles} ${className}`}
    />
  )
}
