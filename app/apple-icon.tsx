import { ImageResponse } from 'next/og'
import { firm } from '@/content/firm'
import { paper } from '@/content/navigation'

export const size = { width: 180, height: 180 }
export const contentType = 'image/png'

export default function AppleIcon() {
  return new ImageResponse(
    <svg width="180" height="180" viewBox="-5 -4 42 42">
      <rect x="-5" y="-4" width="42" height="42" fill={firm.colors.main} />
      <path fill={paper} d={firm.mark} />
    </svg>,
    size,
  )
}
