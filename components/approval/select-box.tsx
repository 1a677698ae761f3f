'use client'
import { useSelection, type Person } from '@/components/approval/selection'
import { approvalText } from '@/content/approval'

const box = 'size-5 accent-green'
const tap = 'grid size-tap flex-none cursor-pointer place-items-center'

export function SelectBox({ userId, email }: Person) {
  const { chosen, toggle } = useSelection()
  return (
    <label className={tap}>
      <input
        type="checkbox"
        className={box}
        checked={chosen.some((person) => person.userId === userId)}
        onChange={() => toggle(userId)}
        aria-label={approvalText.select(email)}
      />
    </label>
  )
}

export function SelectAll() {
  const { people, chosen, choose } = useSelection()
  const all = people.length > 0 && chosen.length === people.length
  return (
    <label className="flex min-h-tap cursor-pointer items-center gap-1 text-sm">
      <span className={tap}>
        <input
          type="checkbox"
          className={box}
          checked={all}
          ref={(input) => {
            if (input) input.indeterminate = chosen.length > 0 && !all
          }}
          onChange={() => choose(!all)}
        />
      </span>
      {approvalText.selectAll}
    </label>
  )
}
