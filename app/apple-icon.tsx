import { ImageResponse } from 'next/og'

export const size = { width: 180, height: 180 }
export const contentType = 'image/png'

const paper = '#f7f1e5'
const green = '#124a33'

/** The mark: the initial over its double rule. */
export default function AppleIcon() {
  return new ImageResponse(
    <svg width="180" height="180" viewBox="-5 -4 42 42">
      <rect x="-5" y="-4" width="42" height="42" fill={green} />
      <path
        fill={paper}
        d="M3 3h8.6L24 17.3V4.6h-3.2V3H29v1.6h-3.2V22h-2.3L7.8 6.2v14.2H11V22H3v-1.6h3.2V4.6H3zM3 25h26v1.8H3zM3 28.7h26v1.8H3z"
      />
    </svg>,
    size,
  )
}
