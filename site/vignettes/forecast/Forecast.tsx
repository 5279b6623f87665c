import { Text } from '../../ui/Text.tsx';
import type { VignetteContent } from '../define-vignette.ts';
import { VignetteFrame } from '../VignetteFrame.tsx';
import { ForecastChart } from './ForecastChart.tsx';
import type { schema } from './schema.ts';

/** Renders past sales, the forecast and its uncertainty. */
export function Forecast(forecast: VignetteContent<typeof schema>) {
  const { title, status, description, note, figures, legend } = forecast;
  return (
    <VignetteFrame title={title} status={status} description={description} note={note}>
      <div className="forecast">
        {figures && (
          <ul className="forecast-figures">
            {figures.map(({ label, value, detail }) => (
              <li key={label}>
                <span className="forecast-label">
                  <Text>{label}</Text>
                </span>
                <strong>
                  <Text>{value}</Text>
                </strong>
                {detail && (
                  <span className="forecast-label">
                    <Text>{detail}</Text>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
        <ForecastChart forecast={forecast} size="narrow" />
        <ForecastChart forecast={forecast} size="wide" />
        {legend && (
          <ul className="forecast-legend">
            {(['past', 'expected', 'band'] as const).map((part) => (
              <li key={part} data-part={part}>
                <Text>{legend[part]}</Text>
              </li>
            ))}
          </ul>
        )}
      </div>
    </VignetteFrame>
  );
}
