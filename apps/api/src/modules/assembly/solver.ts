/** The one place that speaks to HiGHS. Runs in the worker thread. */
import loadHighs from 'highs';

/** Minimize the cost of columns from 0 to their upper bounds, whole numbers where marked, with every row within its bounds. */
export interface Program {
  readonly cost: Float64Array;
  readonly colUpper: Float64Array;
  readonly integer: Int32Array;
  readonly rowLower: Float64Array;
  readonly rowUpper: Float64Array;
  /** By columns. */
  readonly matrix: { readonly starts: Int32Array; readonly indices: Int32Array; readonly values: Float64Array };
}

export interface Minimum {
  readonly value: number;
  readonly columns: Float64Array;
}

export interface Solver {
  /** `within`: the result may cost so much more than the least. */
  minimize(program: Program, within: number): Minimum;
  /** The least cost without the demand for whole numbers: a lower bound, found faster. */
  relaxed(program: Program): number;
}

/** There is no solution, or none was found. */
export class Unsolved extends Error {
  constructor(status: number) {
    super(`The solver ended with status ${status}.`);
  }
}

let loaded: ReturnType<typeof loadHighs> | undefined;

export async function openSolver(): Promise<Solver> {
  loaded ??= loadHighs();
  const highs = await loaded;
  const run = ({ cost, colUpper, integer, rowLower, rowUpper, matrix }: Program, within: number | null): Minimum =>
    highs.withModel(
      {
        numCols: cost.length,
        numRows: rowLower.length,
        colCost: cost,
        colLower: new Float64Array(cost.length),
        colUpper,
        rowLower,
        rowUpper,
        matrix: { format: 'csc', numRows: rowLower.length, numCols: cost.length, ...matrix },
        ...(within !== null && { integrality: integer }),
      },
      (model) => {
        model.options.set({
          output_flag: false,
          random_seed: 1,
          ...(within !== null && { mip_rel_gap: 0, mip_abs_gap: within }),
        });
        model.run();
        if (model.getModelStatus() !== highs.constants.modelStatus.optimal) {
          // Its presolve has called small programs infeasible that are not, so that word alone is not believed.
          model.options.set('presolve', 'off');
          model.clearSolver();
          model.run();
        }
        const status = model.getModelStatus();
        if (status !== highs.constants.modelStatus.optimal) throw new Unsolved(status);
        return { value: model.getObjectiveValue(), columns: Float64Array.from(model.getSolution().colValue) };
      },
    );
  return { minimize: run, relaxed: (program) => run(program, null).value };
}
