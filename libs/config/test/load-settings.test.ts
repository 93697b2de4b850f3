import { IsInt, IsNotEmpty, Max, Min } from 'class-validator';
import { InvalidSettingsError, Setting, describeSettings, loadSettings } from '@stitchbook/config';

class OvenSettings {
  @Setting('OVEN_HEAT', 'Degrees Celsius', '180')
  @IsInt()
  @Min(50)
  @Max(300)
  heat!: number;

  @Setting('OVEN_FAN', 'Whether the fan turns', 'false')
  fan!: boolean;

  @Setting('OVEN_NAME', 'What it is called')
  @IsNotEmpty()
  name!: string;
}

describe('loading settings', () => {
  it('converts by the declared type and uses fallbacks', () => {
    expect(loadSettings(OvenSettings, { OVEN_NAME: 'Aga', OVEN_FAN: 'true' })).toEqual({
      heat: 180,
      fan: true,
      name: 'Aga',
    });
  });

  it('takes an empty variable as not set', () => {
    expect(loadSettings(OvenSettings, { OVEN_NAME: 'Aga', OVEN_HEAT: '' }).heat).toBe(180);
  });

  it('says everything that is wrong at once, by the name of the variable', () => {
    expect.assertions(2);
    try {
      loadSettings(OvenSettings, { OVEN_HEAT: 'warm' });
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidSettingsError);
      expect((error as InvalidSettingsError).problems).toEqual([
        expect.stringContaining('OVEN_HEAT must be an integer'),
        expect.stringContaining('OVEN_NAME should not be empty'),
      ]);
    }
  });

  it('describes each setting in the order of its class', () => {
    expect(describeSettings(OvenSettings).map(({ variable }) => variable)).toEqual([
      'OVEN_HEAT',
      'OVEN_FAN',
      'OVEN_NAME',
    ]);
  });
});
