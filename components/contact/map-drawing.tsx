const streets = 'M-20 330 480 250 900 300 1480 140M300-20 420 470M980-20 900 470'
const lanes =
  'M-20 120 700 60 1480 30M-20 220 480 150 1480 60M-20 430 600 380 1480 260M80-20 180 470M180-20 300 470M560-20 600 470M720-20 720 470M1140-20 1080 470M1300-20 1260 470'

/** Streets of nowhere, in the place of the map. */
export function MapDrawing() {
  return (
    <svg
      viewBox="0 0 1440 450"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="absolute inset-0 size-full fill-none stroke-rule-green"
    >
      <path strokeWidth={9} d={streets} />
      <path strokeWidth={3} d={lanes} />
      <path strokeWidth={2} d="M980-20 900 470" className="stroke-paper" />
      <path d="M620 80l90-6 4 92-92 8z" className="fill-green-wash" />
    </svg>
  )
}
