import { searchText as text } from '@/content/search'
import type { SearchArea } from '@/lib/search/href'

const keyStyles =
  'inline-grid min-w-6 place-items-center rounded-[2px] border border-b-2 border-ink-2 px-1 font-sans text-xs font-semibold text-ink'

/** Explains the keys and prefix signs of the search dialog; phones do not show this. */
export function PaletteKeys({ area }: { area: SearchArea }) {
  const keys: [keys: string[], does: string][] = [
    [['↑', '↓'], text.keys.move],
    [['↵'], text.keys.open],
    [['Ctrl ↵'], text.keys.newTab],
  ]
  const signs = text.prefixes.filter((prefix) => area === 'firm' || !('firmOnly' in prefix))
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 border-t-5 border-double border-ink px-4 py-2.5 text-sm text-ink-2 max-[44rem]:hidden pointer-coarse:hidden">
      {[...keys, ...signs.map(({ sign, means }): [string[], string] => [[sign], means])].map(
        ([pressed, does]) => (
          <span key={does} className="inline-flex items-center gap-1.5">
            {pressed.map((one) => (
              <kbd key={one} className={keyStyles}>
                {one}
              </kbd>
            ))}
            {does}
          </span>
        ),
      )}
    </div>
  )
}
