'use client'
import { useEffect, useEffectEvent } from 'react'
import type { Change } from '@/components/live/change-log'
import { follow, type Following } from '@/components/live/follow'

export default function Channel({ reader, owner, table, onChange, onCatchUp }: Following) {
  const changed = useEffectEvent((change: Change) => onChange(change))
  const catchUp = useEffectEvent(() => onCatchUp())

  useEffect(() => {
    const whose = owner === undefined ? {} : { owner }
    return follow({
      reader,
      ...whose,
      table,
      onChange: (change) => changed(change),
      onCatchUp: () => catchUp(),
    })
  }, [reader, owner, table])
  return null
}
