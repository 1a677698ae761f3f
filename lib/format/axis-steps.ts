/** Three round values to draw lines at, the last one at or above the highest value. */
export function axisSteps(highest: number): number[] {
  const rough = Math.max(highest, 3) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough
  return [1, 2, 3].map((times) => Math.ceil(step) * times)
}
