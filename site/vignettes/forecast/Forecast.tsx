import { Text } from '../../ui/Text.tsx';
import type { VignetteContent } from '../parts.ts';
import { VignetteFrame } from '../VignetteFrame.tsx';
import { ForecastChart } from './ForecastChart.tsx';
import type { schema } from './schema.ts';

/** Renders past sales, the forecast and its uncertainty. */
export function Forecast(forecast: VignetteContent<typeof schema>) {
  const { title, status, description, note, legend } = forecast;
  return (
    <VignetteFrame title={title} status={status} description={description} note={note}>
      <div className="grid gap-md">
        <ForecastChart forecast={forecast} size="narrow" />
        <ForecastChart forecast={forecast} size="wide" />
        <ul className="forecast-legend text-label flex flex-wrap">
          {(['past', 'expected', 'band'] as const).map((part) => (
            <Text.li className="items-center gap-xs" key={part} data-part={part}>
              {legend[part]}
            </Text.li>
          ))}
        </ul>
      </div>
    </VignetteFrame>
  );
}
