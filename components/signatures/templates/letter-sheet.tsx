import { cn } from '@/components/ui/cn'
import type { FilledBlock } from '@/lib/signatures/templates/letter'

const styles: Record<FilledBlock['kind'], string> = {
  title: 'font-serif text-2xl',
  subtitle: 'font-serif text-lg font-semibold',
  paragraph: 'whitespace-pre-line',
  item: 'pl-5 -indent-3 before:content-["•"] before:mr-2',
}

/** Previews a letter and marks filled-in values and missing values. */
export function LetterSheet({ blocks, label }: { blocks: readonly FilledBlock[]; label: string }) {
  return (
    <div
      role="region"
      aria-label={label}
      // The letter's box can take the focus, so that the keyboard can scroll a long letter.
      tabIndex={0}
      className="grid max-h-[36rem] content-start gap-3 overflow-y-auto border border-rule bg-sheet p-5 wrap-anywhere"
    >
      {blocks.map(({ kind, parts }, at) => (
        <p key={at} className={styles[kind]}>
          {parts.map(({ text, variable, missing }, n) =>
            variable ? (
              <span
                key={n}
                className={cn(
                  'underline decoration-dotted underline-offset-4',
                  missing ? 'font-semibold text-red' : 'text-green',
                )}
              >
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </p>
      ))}
    </div>
  )
}
