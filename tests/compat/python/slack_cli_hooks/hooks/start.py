import os
import runpy

runpy.run_path(os.environ.get("SLACK_APP_PATH", "app.py"), run_name="__main__")
