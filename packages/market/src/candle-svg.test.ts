import { describe, expect, it } from 'vitest';
import { candleSvg } from './candle-svg.ts';

const palette = { ground: '#FFFDF9', grid: '#E3DDD2', rising: '#0F7A5F', falling: '#B93A2B', mark: '#B97A1E' };
const picture = {
  candles: [
    [100, 110, 95, 105],
    [105, 107, 90, 92],
  ] as const,
  mark: { from: 1, to: 1 },
  title: 'Rise & fall',
  alt: 'A candle <up> and a candle "down".',
  palette,
};

describe('candleSvg', () => {
  it('an SVG has a name and a description, both escaped', () => {
    const svg = candleSvg(picture);
    expect(svg).toContain('role="img" aria-labelledby="title description"');
    expect(svg).toContain('<title id="title">Rise &amp; fall</title>');
    expect(svg).toContain('<desc id="description">A candle &lt;up&gt; and a candle &quot;down&quot;.</desc>');
  });

  it('rising candles are hollow and falling ones filled', () => {
    const svg = candleSvg(picture);
    expect(svg.match(/fill="#FFFDF9"/g)).toHaveLength(2);
    expect(svg.match(/fill="#B93A2B"/g)).toHaveLength(1);
    expect(svg).not.toContain('fill="#0F7A5F"');
  });

  it('a mark has a frame with rounded corners, and a picture without a mark has none', () => {
    expect(candleSvg(picture)).toMatch(/<rect [^>]*rx="4" fill="none" stroke="#B97A1E"/);
    expect(candleSvg({ ...picture, mark: null })).not.toContain('#B97A1E');
  });

  it('candleSvg has a 240 by 150 view box by default', () => {
    expect(candleSvg(picture)).toContain('viewBox="0 0 240 150"');
    expect(candleSvg({ ...picture, width: 640, height: 300 })).toContain('viewBox="0 0 640 300"');
  });

  it('the values of a palette are escaped', () => {
    expect(candleSvg({ ...picture, palette: { ...palette, grid: '"><script>' } })).not.toContain('<script>');
  });
});
