import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SelectBox, Selection, useSelection } from '@/components/admin/selection'
import { selectText } from '@/content/admin-sections'

afterEach(cleanup)

const items = Array.from({ length: 14 }, (_, at) => ({ id: `id-${at + 1}`, title: `Fila ${at + 1}` }))

function Chosen() {
  return (
    <output>
      {useSelection()
        .chosen.map(({ title }) => title.slice(5))
        .join(' ')}
    </output>
  )
}

const chosen = () => screen.getByRole('status').textContent

function draw() {
  render(
    <Selection items={items}>
      {items.map((item) => (
        <SelectBox key={item.id} {...item} />
      ))}
      <Chosen />
    </Selection>,
  )
  const box = (row: number) => screen.getByRole('checkbox', { name: selectText.one(`Fila ${row}`) })
  return (row: number, shiftKey = false) => fireEvent.click(box(row), { shiftKey })
}

test('a click with Shift chooses all rows between, downwards and upwards, also beyond the ninth', () => {
  const press = draw()
  press(3)
  press(11, true)
  expect(chosen()).toBe('3 4 5 6 7 8 9 10 11')
  press(14)
  press(12, true)
  expect(chosen()).toBe('3 4 5 6 7 8 9 10 11 12 13 14')
})

test('a row can be chosen alone, and unchosen again', () => {
  const press = draw()
  press(2)
  press(5)
  press(2)
  expect(chosen()).toBe('5')
})
