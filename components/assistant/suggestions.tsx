import { chat } from '@/content/assistant/chat'

type SuggestionsProps = { disabled: boolean; onChoose: (text: string) => void }

export function Suggestions({ disabled, onChoose }: SuggestionsProps) {
  const { title, items } = chat.suggestions
  return (
    <div className="[@media(scripting:none)]:hidden">
      <h2 className="text-lg/[1.25] font-[550]">{title}</h2>
      <ul className="mt-2.5 border-t border-ink rule-closes">
        {items.map((item) => (
          <li key={item} className="border-t border-rule first:border-t-0">
            <button
              type="button"
              disabled={disabled}
              onClick={() => onChoose(item)}
              className="min-h-12 w-full py-1.5 text-left leading-[1.35] enabled:hover:underline disabled:cursor-not-allowed disabled:text-ink-2"
            >
              {item}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
