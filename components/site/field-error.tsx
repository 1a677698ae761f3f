import { Icon } from '@/components/site/icon'

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return message ? (
    <p id={id} className="flex items-start gap-2 text-sm leading-snug font-[550] text-red">
      <Icon name="attention" className="mt-0.5 size-[1.1em]" />
      <span>{message}</span>
    </p>
  ) : null
}
